package org.tradebench.app.security;

import jakarta.servlet.SessionCookieConfig;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;

/** Keeps who is logged in in the HTTP session, which exists from login to logout and not before. */
public final class UserSession {
    private static final String USER = "user";
    private static final String POPULATION = "population";
    private static final String CREDENTIAL_VERSION = "credential version";

    /** Marks a session that a browser began, which names its own page in each change that a user asks for. */
    private static final String OF_BROWSER = "browser";

    private UserSession() {}

    /** Returns the user who sent the request; null when no user is logged in. */
    public static @Nullable String userOf(HttpServletRequest request) {
        return (String) attribute(request, USER);
    }

    /**
     * Returns an attribute of the request's session; null without a session, and with one that another request of the same browser has ended in the meantime.
     */
    public static @Nullable Object attribute(HttpServletRequest request, String name) {
        try {
            HttpSession session = request.getSession(false);
            return session == null ? null : session.getAttribute(name);
        } catch (IllegalStateException ended) {
            return null;
        }
    }

    /** Logs the user in, in a new session with a new id, so that an id planted in the browser never becomes a logged-in one. A session that was there ends. */
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

    /** Returns whether the session of the request, if there is one, was begun by a browser's form and not by a script. */
    public static boolean isOfBrowser(HttpServletRequest request) {
        return attribute(request, OF_BROWSER) != null;
    }

    /** Returns what was true when the user of the request's session logged in; null when none did. */
    public static @Nullable LoginMark markOf(HttpServletRequest request) {
        Integer version = (Integer) attribute(request, CREDENTIAL_VERSION);
        String population = (String) attribute(request, POPULATION);
        return version == null || population == null ? null : new LoginMark(population, version);
    }

    /** Continues the session under a new id and with another mark. */
    public static void renew(HttpServletRequest request, LoginMark mark) {
        try {
            request.changeSessionId();
            setMark(request.getSession(false), mark);
        } catch (IllegalStateException ended) {
            // Ended by another request of the same browser.
        }
    }

    /** Uses attributes of the JDK's types, which any store of sessions keeps. */
    private static void setMark(HttpSession session, LoginMark mark) {
        session.setAttribute(POPULATION, mark.population());
        session.setAttribute(CREDENTIAL_VERSION, mark.credentialVersion());
    }

    /**
     * Ends the session of a user who logs out, and has the browser delete the session's cookie. The cookie names this server, to which a proxy would send the
     * next login from the browser, too: after an outage of all other servers of a cluster, they would never get their share of the users back.
     */
    public static void leave(HttpServletRequest request, HttpServletResponse response) {
        end(request);
        if (request.getRequestedSessionId() != null && !response.isCommitted()) {
            SessionCookieConfig config = request.getServletContext().getSessionCookieConfig();
            Cookie cookie = new Cookie(config.getName(), "");
            cookie.setPath(config.getPath());
            cookie.setHttpOnly(true);
            cookie.setSecure(request.isSecure());
            cookie.setMaxAge(0);
            response.addCookie(cookie);
        }
    }

    /** Ends the session of the request, if it has one. */
    public static void end(HttpServletRequest request) {
        try {
            HttpSession session = request.getSession(false);
            if (session != null) {
                session.invalidate();
            }
        } catch (IllegalStateException ended) {
            // Ended by a concurrent request of the same browser.
        }
    }
}
