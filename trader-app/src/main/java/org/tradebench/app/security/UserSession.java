package org.tradebench.app.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import org.tradebench.app.domain.Account;

/** Who is logged in: kept in the HTTP session, which exists from login to logout and not before. */
public final class UserSession {

    private static final String USER = "user";
    private static final String POPULATION = "population";
    private static final String CREDENTIAL_VERSION = "credential version";

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
    public static void begin(HttpServletRequest request, Account account) {
        LoginMark mark = LoginMarks.in(request).of(account);
        end(request);
        HttpSession session = request.getSession(true);
        session.setAttribute(USER, account.userId());
        setMark(session, mark);
        if (request.getHeader("Origin") != null) {
            session.setAttribute(OF_BROWSER, true);
        }
    }

    /** Whether the session of the request, if there is one, was begun by a browser's form and not by a script. */
    public static boolean isOfBrowser(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        return session != null && session.getAttribute(OF_BROWSER) != null;
    }

    /** What was true when the user of the request's session logged in; null when nobody did. */
    public static LoginMark markOf(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        Integer version = session == null ? null : (Integer) session.getAttribute(CREDENTIAL_VERSION);
        return version == null ? null : new LoginMark((String) session.getAttribute(POPULATION), version);
    }

    /** The same session goes on under a new id and with another mark. */
    public static void renew(HttpServletRequest request, LoginMark mark) {
        request.changeSessionId();
        setMark(request.getSession(false), mark);
    }

    /** In attributes of the JDK's types, which any store of sessions keeps. */
    private static void setMark(HttpSession session, LoginMark mark) {
        session.setAttribute(POPULATION, mark.population());
        session.setAttribute(CREDENTIAL_VERSION, mark.credentialVersion());
    }

    /** Ends the session, if there is one. */
    public static void end(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        if (session != null) {
            session.invalidate();
        }
    }
}
