package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.List;

/**
 * Names the host and port where a member of the cache cluster listens.
 *
 * @param host a name or an address
 */
public record HostAndPort(String host, int port) {
    private static final int MOST = 65_535;

    /**
     * @param words {@code host:port,host:port}
     * @param defaultPort of those that name none; 0: each must name one
     * @throws IllegalArgumentException says which is wrong, and why
     */
    static List<HostAndPort> list(String words, int defaultPort) {
        return Arrays.stream(words.split(",", -1))
                .map(word -> of(word.strip(), defaultPort))
                .toList();
    }

    private static HostAndPort of(String word, int defaultPort) {
        // The last one, for addresses of IPv6; those without a port stand in brackets.
        int colon = word.lastIndexOf(':');
        boolean named = colon >= 0 && !word.endsWith("]");
        String host = named ? word.substring(0, colon) : word;
        if (host.isBlank() || host.contains(" ")) {
            throw new IllegalArgumentException("'" + word + "' has no host");
        }
        return new HostAndPort(host, named ? port(word, word.substring(colon + 1)) : defaultPort(word, defaultPort));
    }

    private static int port(String word, String digits) {
        int port = digits.matches("[0-9]{1,5}") ? Integer.parseInt(digits) : 0;
        if (port < 1 || port > MOST) {
            throw new IllegalArgumentException("'" + word + "' has no port from 1 to " + MOST);
        }
        return port;
    }

    private static int defaultPort(String word, int port) {
        if (port == 0) {
            throw new IllegalArgumentException("'" + word + "' has no port");
        }
        return port;
    }
}
