package org.tradebench.app.primitives.container;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.primitives.common.BoundedParameter;
import org.tradebench.app.primitives.common.Permits;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/**
 * Calls its own server, {@code numReentries} deep. The target is always the server's own port on this machine. Depth and number of calls are bounded: each holds a thread while it waits for the next.
 */
@WebServlet("/servlet/PingReentryServlet")
public class PingReentryServlet extends PrimitiveServlet {
    private static final int USUAL = 1;
    private static final int DEEPEST = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Permits PERMITS = new Permits(64, "requests that ask their own server");
    private static final String PORT = System.getenv().getOrDefault("HTTP_PORT", "9080");

    private transient HttpClient client;

    @Override
    public void init() {
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .build();
    }

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        int deeper = BoundedParameter.of(request, "numReentries", USUAL, 0, DEEPEST);
        PERMITS.take();
        try {
            write(response, deeper == 0 ? "Innermost" : "Level " + deeper + ", asked: " + inner(request, deeper - 1));
        } finally {
            PERMITS.giveBack();
        }
    }

    private int inner(HttpServletRequest request, int deeper) throws IOException {
        URI self = URI.create("http://127.0.0.1:" + PORT + request.getContextPath()
                + "/servlet/PingReentryServlet?numReentries=" + deeper);
        try {
            HttpResponse<Void> answer = client.send(
                    HttpRequest.newBuilder(self).timeout(PATIENCE).build(), HttpResponse.BodyHandlers.discarding());
            if (answer.statusCode() != HttpServletResponse.SC_OK) {
                throw new TradeException(
                        Reason.UNAVAILABLE, "The inner request was answered with status " + answer.statusCode() + ".");
            }
            return answer.statusCode();
        } catch (IOException e) {
            throw new TradeException(
                    Reason.UNAVAILABLE,
                    "The inner request was not answered within %d s; the server must listen on 127.0.0.1 and have a free thread."
                            .formatted(PATIENCE.toSeconds()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }
}
