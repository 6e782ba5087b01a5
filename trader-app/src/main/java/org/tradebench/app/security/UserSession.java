package org.tradebench.app.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;

/** Who is logged in: kept in the HTTP session, which exists from login to logout and not before. */
public final class UserSession {

    private static final String USER = "user";

    /** Of a session that a browser began, which names its own page in each change that a user asks for. */
    private static final String OF_BROWSER = "browser";

    private UserSession() {}

    /** The id of the user who sent the request; null when nobody is logged in. */
    public static String userOf(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        return session == null ? null : (String) session.getAttribute(USER);
    }

    /**
     * Logs the user in, in a new session with a new id: an id that somebody planted in the browser before
     * never becomes a logged-in one. A session that was there ends.
     */
    public static void begin(HttpServletRequest request, String userId) {
        end(request);
        HttpSession session = request.getSession(true);
        session.setAttribute(USER, userId);
        if (request.getHeader("Origin") != null) {
            session.setAttribute(OF_BROWSER, true);
        }
    }

    /** Whether the session of the request, if there is one, was begun by a browser's form and not by a script. */
    public static boolean isOfBrowser(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        return session != null && session.getAttribute(OF_BROWSER) != null;
    }

    /** Ends the session, if there is one. */
    public static void end(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        if (session != null) {
            session.invalidate();
        }
    }
}
