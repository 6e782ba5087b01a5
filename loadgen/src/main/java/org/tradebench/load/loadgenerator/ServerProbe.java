package org.tradebench.load.loadgenerator;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLException;
import org.tradebench.load.failure.Failure;

/** Requests the login page once before the load: a plan against a server that does not exist would only produce failures at full speed. */
final class ServerProbe {
    private static final String TITLE = "DayTrader Login";
    private static final int ENOUGH = 65_536;

    /** Timeout of a connection: a reachable machine accepts at once, whatever its server is doing. */
    private static final Duration CONNECTION = Duration.ofSeconds(10);

    private ServerProbe() {}

    /**
     * Returns when the login page was received; else fails with one line that describes what was received instead.
     *
     * @param answer how long to wait for the page
     */
    static void check(ServerAddress target, Duration answer) {
        URL page;
        try {
            page = target.loginPage().toURL();
            HttpURLConnection connection = (HttpURLConnection) page.openConnection();
            connection.setConnectTimeout((int) CONNECTION.toMillis());
            connection.setReadTimeout((int) answer.toMillis());
            connection.setInstanceFollowRedirects(false);
            if (connection instanceof HttpsURLConnection secure) {
                secure.setSSLSocketFactory(target.trust().context().getSocketFactory());
            }
            int status = connection.getResponseCode();
            if (status != HttpURLConnection.HTTP_OK) {
                throw notTheApplication(page, "status " + status);
            }
            try (InputStream body = connection.getInputStream()) {
                if (!new String(body.readNBytes(ENOUGH), StandardCharsets.UTF_8).contains(TITLE)) {
                    throw notTheApplication(page, "a page without the words '" + TITLE + "'");
                }
            }
        } catch (SSLException e) {
            throw Failure.of(
                    "the server at " + target + " is not trusted (" + e.getMessage()
                            + "): name its certificate, or that of its signer, as a PEM file by --trust FILE; --trust any accepts every certificate",
                    e);
        } catch (IOException e) {
            throw Failure.of(
                    "no application answers at " + target.loginPage() + " (" + e.getMessage()
                            + "): start it first, or give the address of one that runs",
                    e);
        }
    }

    private static Failure notTheApplication(URL page, String what) {
        return Failure.of(
                "what answers at " + page + " is not the application: expected the page '" + TITLE + "', got " + what);
    }
}
