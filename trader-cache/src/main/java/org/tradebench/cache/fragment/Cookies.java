package org.tradebench.cache.fragment;

import jakarta.servlet.ServletContext;
import java.util.Locale;
import java.util.Set;

/** Recognizes cookies that identify a user or a session: they are never stored. */
final class Cookies {
    /** The Servlet API's default, and the single sign-on tokens of servers. */
    private static final Set<String> IDENTITIES = Set.of("jsessionid", "jsessionidsso", "ltpatoken", "ltpatoken2");

    private Cookies() {}

    static boolean isSession(String name, ServletContext context) {
        String configured = context.getSessionCookieConfig().getName();
        return name.equals(configured == null ? "JSESSIONID" : configured);
    }

    static boolean isIdentity(String name, ServletContext context) {
        return isSession(name, context) || IDENTITIES.contains(name.toLowerCase(Locale.ROOT));
    }
}
