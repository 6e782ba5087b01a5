package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.List;

/**
 * Names the host and port where a member of the cache cluster listens.
 *
 * @param host a name or an address
 */
public record HostAndPort(String host, int port) {
    private static final int MAX = 65_535;

    /**
     * @param text {@code host:port,host:port}
     * @param defaultPort of those that name none; 0: each must name one
     * @throws IllegalArgumentException says which is wrong, and why
     */
    static List<HostAndPort> list(String text, int defaultPort) {
        return Arrays.stream(text.split(",", -1))
                .map(entry -> of(entry.strip(), defaultPort))
                .toList();
    }

    private static HostAndPort of(String text, int defaultPort) {
        // The last one, for addresses of IPv6; those without a port stand in brackets.
        int colon = text.lastIndexOf(':');
        boolean named = colon >= 0 && !text.endsWith("]");
        String host = named ? text.substring(0, colon) : text;
        if (host.isBlank() || host.contains(" ")) {
            throw new IllegalArgumentException("'" + text + "' has no host");
        }
        return new HostAndPort(host, named ? port(text, text.substring(colon + 1)) : defaultPort(text, defaultPort));
    }

    private static int port(String text, String digits) {
        int port = digits.matches("[0-9]{1,5}") ? Integer.parseInt(digits) : 0;
        if (port < 1 || port > MAX) {
            throw new IllegalArgumentException("'" + text + "' has no port from 1 to " + MAX);
        }
        return port;
    }

    private static int defaultPort(String text, int port) {
        if (port == 0) {
            throw new IllegalArgumentException("'" + text + "' has no port");
        }
        return port;
    }
}
