package org.tradebench.app.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.SecurityEvent.Outcome;

/**
 * Recognizes requests that a page of another origin made a browser send. A browser says in {@code Sec-Fetch-Site} where a request comes from, and no page can
 * forge that; but it says so only to origins that it trusts, which are https and localhost. Without that header the page's origin must be the request's own: by
 * {@code Origin}, which browsers send with each POST, or else by {@code Referer}. A request with none of the three, as scripts send it, passes.
 */
public final class CrossSite {
    private static final Pattern ORIGIN =
            Pattern.compile("(https?)://(\\[[0-9a-f:.]+\\]|[^/?#:@\\[\\]]+)(?::(\\d{1,5}))?(?:[/?#].*)?");

    private CrossSite() {}

    /** Returns whether a page of another origin caused the request. Such a request must change nothing. */
    public static boolean isFrom(HttpServletRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            return isForeign(site);
        }
        String page = pageOf(request);
        return page != null && !isWithin(page, request.getScheme(), request.getServerName(), request.getServerPort());
    }

    /**
     * Returns whether the request does not say from which page it comes. A page of another port can make a browser omit these headers in a GET, and the
     * session's cookie, which knows no ports, comes along.
     */
    public static boolean isSilent(HttpServletRequest request) {
        return request.getHeader("Sec-Fetch-Site") == null && pageOf(request) == null;
    }

    /** Writes such a request to the security log and returns the refusal. */
    public static TradeException refusal(HttpServletRequest request) {
        SecurityLog.write(
                SecurityEvent.CROSS_SITE,
                Outcome.REFUSED,
                UserSession.userOf(request),
                request,
                request.getRequestURI());
        return new TradeException(
                Reason.FORBIDDEN, "A page of another site sent this request; only pages of this one may.");
    }

    private static String pageOf(HttpServletRequest request) {
        String origin = request.getHeader("Origin");
        return origin == null ? request.getHeader("Referer") : origin;
    }

    /** Returns whether {@code Sec-Fetch-Site} names another origin: it is neither {@code same-origin} nor {@code none}, which a typed address has. */
    static boolean isForeign(String site) {
        return !site.equals("same-origin") && !site.equals("none");
    }

    /** Returns whether an address is one of this origin; what is no address of a page, such as {@code null}, is not. */
    static boolean isWithin(String address, String scheme, String host, int port) {
        Matcher page = ORIGIN.matcher(address.toLowerCase(Locale.ROOT));
        if (!page.matches() || !page.group(1).equals(scheme)) {
            return false;
        }
        int usual = scheme.equals("https") ? 443 : 80;
        int pagePort = page.group(3) == null ? usual : Integer.parseInt(page.group(3));
        return pagePort == port && unbracketed(page.group(2)).equals(unbracketed(host.toLowerCase(Locale.ROOT)));
    }

    /** Removes brackets, which the server may or may not put round an IPv6 address. */
    private static String unbracketed(String host) {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    public static boolean isSafe(String method) {
        return method.equals("GET") || method.equals("HEAD") || method.equals("OPTIONS");
    }
}
