package org.tradebench.cache.fragment;

import jakarta.servlet.http.Cookie;
import java.util.Map;

/**
 * Holds a cookie that a fragment sets.
 *
 * @param attributes domain, path, age and so on, by the names that the Servlet API gives them
 */
record StoredCookie(String name, String value, Map<String, String> attributes) {
    static StoredCookie of(Cookie cookie) {
        return new StoredCookie(cookie.getName(), cookie.getValue(), Map.copyOf(cookie.getAttributes()));
    }

    Cookie toCookie() {
        Cookie cookie = new Cookie(name, value);
        attributes.forEach(cookie::setAttribute);
        return cookie;
    }
}
