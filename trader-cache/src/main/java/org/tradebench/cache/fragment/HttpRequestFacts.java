package org.tradebench.cache.fragment;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.policy.RequestFacts;

/** Reads the facts of a request as this dispatch sees it. */
record HttpRequestFacts(HttpServletRequest request, Dispatch dispatch) implements RequestFacts {
    @Override
    public String method() {
        return request.getMethod();
    }

    /** Returns null for malformed parameters, too: each container refuses them by its own exception, and the page, not the cache, answers that. */
    @Override
    public @Nullable String parameter(String name) {
        try {
            return request.getParameter(name);
        } catch (RuntimeException malformed) {
            return null;
        }
    }

    @Override
    public String @Nullable [] parameterValues(String name) {
        try {
            return request.getParameterValues(name);
        } catch (RuntimeException malformed) {
            return null;
        }
    }

    @Override
    public @Nullable String queryString() {
        return dispatch.query() != null ? dispatch.query() : request.getQueryString();
    }

    @Override
    public @Nullable Object sessionAttribute(String name) {
        HttpSession session = request.getSession(false);
        return session == null ? null : session.getAttribute(name);
    }

    @Override
    public @Nullable String sessionId() {
        HttpSession session = request.getSession(false);
        return session == null ? null : session.getId();
    }

    /** Returns the session's cookie only while the session lives: what is cached for a session ends with it. */
    @Override
    public @Nullable String cookie(String name) {
        if (Cookies.isSession(name, request.getServletContext()) && !request.isRequestedSessionIdValid()) {
            return null;
        }
        Cookie[] cookies = request.getCookies();
        if (cookies == null) {
            return null;
        }
        for (Cookie cookie : cookies) {
            if (cookie.getName().equals(name)) {
                return cookie.getValue();
            }
        }
        return null;
    }

    @Override
    public @Nullable Object attribute(String name) {
        return request.getAttribute(name);
    }

    @Override
    public @Nullable String header(String name) {
        return request.getHeader(name);
    }

    @Override
    public @Nullable String pathInfo() {
        return dispatch.pathInfo();
    }

    @Override
    public String servletPath() {
        return dispatch.servletPath();
    }

    @Override
    public Locale locale() {
        return request.getLocale();
    }

    @Override
    public @Nullable String characterEncoding() {
        return request.getCharacterEncoding();
    }
}
