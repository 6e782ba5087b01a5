package org.tradebench.load.loadgenerator;

import java.net.URI;
import java.net.URISyntaxException;
import org.tradebench.load.failure.Failure;

/**
 * Holds the application's address, such as {@code http://localhost:9080/daytrader}.
 *
 * @param protocol http or https
 * @param host name or address; an IPv6 address in brackets
 * @param port 1..65535
 * @param path the context root, starting with a slash and not ending with one; empty for the root
 * @param trust which certificates are accepted there over https
 */
public record ServerAddress(String protocol, String host, int port, String path, ServerTrust trust) {

    /** Reads an address; without a port 80 or 443, without a path /daytrader. The JVM's trust store decides which servers are trusted. */
    public static ServerAddress of(String url) {
        URI uri;
        try {
            uri = new URI(url.strip());
        } catch (URISyntaxException e) {
            throw wrong(url, String.valueOf(e.getMessage()));
        }
        if (!"http".equals(uri.getScheme()) && !"https".equals(uri.getScheme())) {
            throw wrong(url, "it starts neither with http:// nor with https://");
        }
        if (uri.getHost() == null) {
            throw wrong(url, "it names no host");
        }
        if (uri.getQuery() != null || uri.getFragment() != null || uri.getUserInfo() != null) {
            throw wrong(url, "it has more than protocol, host, port and path");
        }
        int usual = "https".equals(uri.getScheme()) ? 443 : 80;
        int port = uri.getPort() == -1 ? usual : uri.getPort();
        if (port < 1 || port > 65_535) {
            throw wrong(url, "its port is not between 1 and 65535");
        }
        String path = uri.getPath().replaceAll("/+$", "");
        return new ServerAddress(
                uri.getScheme(), uri.getHost(), port, path.isEmpty() ? "/daytrader" : path, ServerTrust.JVM);
    }

    /** Returns the same address with another trust. */
    public ServerAddress trusting(ServerTrust whom) {
        return new ServerAddress(protocol, host, port, path, whom);
    }

    /** Returns the login page, which answers without a login. */
    public URI loginPage() {
        return URI.create(this + "/app");
    }

    @Override
    public String toString() {
        return protocol + "://" + host + ":" + port + path;
    }

    private static Failure wrong(String url, String why) {
        return Failure.usage("'" + url + "' is not the address of an application (" + why
                + "): expected one such as http://localhost:9080/daytrader");
    }
}
