package org.tradebench.cache.fragment;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletRegistration;
import jakarta.servlet.http.HttpServletMapping;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Describes what the container is about to run: the request's own target, or that of an include or a forward within it. */
record Dispatch(
        DispatcherType type,
        String servletPath,
        @Nullable String pathInfo,
        @Nullable String query,
        boolean byName) {
    static Dispatch of(HttpServletRequest request) {
        DispatcherType type = request.getDispatcherType();
        if (type != DispatcherType.INCLUDE) {
            return new Dispatch(
                    type,
                    request.getServletPath(),
                    request.getPathInfo(),
                    ownQuery(request, type),
                    type == DispatcherType.FORWARD
                            && request.getAttribute(RequestDispatcher.FORWARD_REQUEST_URI) == null);
        }
        Object uri = request.getAttribute(RequestDispatcher.INCLUDE_REQUEST_URI);
        return new Dispatch(
                type,
                Objects.requireNonNullElse((String) request.getAttribute(RequestDispatcher.INCLUDE_SERVLET_PATH), ""),
                (String) request.getAttribute(RequestDispatcher.INCLUDE_PATH_INFO),
                (String) request.getAttribute(RequestDispatcher.INCLUDE_QUERY_STRING),
                uri == null);
    }

    /** Returns the query of the dispatch; a forward without one shows the request's. */
    private static @Nullable String ownQuery(HttpServletRequest request, DispatcherType type) {
        String query = request.getQueryString();
        boolean requests = type == DispatcherType.FORWARD
                && Objects.equals(query, request.getAttribute(RequestDispatcher.FORWARD_QUERY_STRING));
        return requests ? null : query;
    }

    String name() {
        return servletPath.isEmpty() && pathInfo != null ? pathInfo : servletPath;
    }

    /** Returns the class of the servlet with {@code .class}, as policies may name it. */
    Optional<String> className(HttpServletRequest request) {
        HttpServletMapping mapping = type == DispatcherType.INCLUDE
                ? (HttpServletMapping) request.getAttribute(RequestDispatcher.INCLUDE_MAPPING)
                : request.getHttpServletMapping();
        return Optional.ofNullable(mapping)
                .map(HttpServletMapping::getServletName)
                .map(name -> request.getServletContext().getServletRegistration(name))
                .map(ServletRegistration::getClassName)
                .map(className -> className + ".class");
    }

    FragmentPart.Child child() {
        String path = servletPath + (pathInfo == null ? "" : pathInfo) + (query == null ? "" : "?" + query);
        return new FragmentPart.Child(path, type == DispatcherType.FORWARD);
    }

    boolean isInclude() {
        return type == DispatcherType.INCLUDE;
    }

    boolean isForward() {
        return type == DispatcherType.FORWARD;
    }
}
