package org.tradebench.cache.policy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Policy files written in a test. */
public final class Specs {
    private static final String WITHOUT_SUFFIX =
            "<property name='ignore-get-post'>true</property><property name='ignore-char-encoding'>true</property>";

    private Specs() {}

    /** A file called {@code test.xml}. */
    public static CachePolicies parse(String xml) {
        return CachePolicies.parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), "test.xml");
    }

    /** A file with one entry of this class. */
    public static CachePolicies entry(String cacheClass, String name, String rest) {
        return parse("<cache><cache-entry><class>" + cacheClass + "</class><name>" + name + "</name>" + rest
                + "</cache-entry></cache>");
    }

    /** The policy of the servlet {@code /page} with these elements in its entry. */
    public static CachePolicy<RequestFacts> page(String rest) {
        return entry("servlet", "/page", rest).forServlet("/page").orElseThrow();
    }

    /** The id of a request for {@code /page} by a cache-id of these components, without encoding and type. */
    static Optional<String> id(String components, Requests request) {
        return page("<cache-id>" + components + WITHOUT_SUFFIX + "</cache-id>")
                .cacheId("/page", request)
                .map(CacheId::text);
    }

    static String component(String type, String id, String children) {
        return "<component type='" + type + "' id='" + id + "'>" + children + "</component>";
    }
}
