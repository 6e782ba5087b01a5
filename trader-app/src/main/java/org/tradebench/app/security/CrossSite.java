package org.tradebench.app.security;

import jakarta.servlet.http.HttpServletRequest;

/**
 * Tells requests that another site made a browser send, by Fetch Metadata: a browser says in {@code
 * Sec-Fetch-Site} where a request comes from and no page can forge it. A request without the header (a load
 * driver, an old browser) passes; SameSite cookies stand behind.
 */
public final class CrossSite {

    private CrossSite() {}

    /** Whether a page of another site caused the request. Such a request must change nothing. */
    public static boolean isFrom(HttpServletRequest request) {
        return isForeign(request.getHeader("Sec-Fetch-Site"));
    }

    /** Foreign is everything a browser says but the own origin and the user's own typing. */
    static boolean isForeign(String site) {
        return site != null && !site.equals("same-origin") && !site.equals("none");
    }

    /** Whether the method is one that asks and changes nothing. */
    public static boolean isSafe(String method) {
        return method.equals("GET") || method.equals("HEAD") || method.equals("OPTIONS");
    }
}
