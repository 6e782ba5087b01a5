package org.tradebench.cache.fragment;

import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.cache.policy.SwitchProperty;

/** Collects the request attributes that a fragment leaves behind. */
final class Attributes {
    private static final List<String> FOREIGN = List.of(
            "jakarta.",
            "javax.",
            "java.",
            "org.apache.",
            "org.eclipse.",
            "com.ibm.",
            "io.openliberty.",
            CaptureStack.ATTRIBUTE);

    private Attributes() {}

    static Map<String, Object> of(ServletRequest request) {
        Map<String, Object> attributes = new HashMap<>();
        for (String name : Collections.list(request.getAttributeNames())) {
            attributes.put(name, request.getAttribute(name));
        }
        return attributes;
    }

    /** Returns those that are new or have another value than before, as far as they are to be saved. */
    static Map<String, Object> changed(Map<String, Object> before, ServletRequest request, SwitchProperty saved) {
        Map<String, Object> changed = new HashMap<>();
        of(request).forEach((name, value) -> {
            if (before.get(name) != value && saved.isOnFor(name) && isOfTheApplication(name, value)) {
                changed.put(name, value);
            }
        });
        return Map.copyOf(changed);
    }

    private static boolean isOfTheApplication(String name, Object value) {
        boolean ofOneRequest = value instanceof ServletRequest
                || value instanceof ServletResponse
                || value instanceof HttpSession
                || value instanceof ServletContext
                || value instanceof Throwable;
        return !ofOneRequest && FOREIGN.stream().noneMatch(name::startsWith);
    }
}
