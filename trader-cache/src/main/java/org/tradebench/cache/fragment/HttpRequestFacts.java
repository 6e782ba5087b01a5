package org.tradebench.cache.fragment;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.policy.RequestFacts;

/** Reads the facts of a request as this dispatch sees it. */
final class HttpRequestFacts implements RequestFacts {
    private final HttpServletRequest request;
    private final Dispatch dispatch;
    private boolean malformed;

    HttpRequestFacts(HttpServletRequest request, Dispatch dispatch) {
        this.request = request;
        this.dispatch = dispatch;
    }

    /** Returns whether parameters that the policy reads could not be decoded: such a request must not share the id of requests without them. */
    boolean malformed() {
        return malformed;
    }

    @Override
    public String method() {
        return request.getMethod();
    }

    @Override
    public @Nullable String parameter(String name) {
        return decoded(() -> request.getParameter(name));
    }

    @Override
    public String @Nullable [] parameterValues(String name) {
        return decoded(() -> request.getParameterValues(name));
    }

    /**
     * Reads a parameter; null when the container rejects it as malformed, each with an exception of its own. The page, not the cache, answers such a request.
     */
    private <T> @Nullable T decoded(Supplier<@Nullable T> read) {
        try {
            return read.get();
        } catch (RuntimeException refused) {
            malformed = true;
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
