package org.tradebench.tests.harness;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Requests as bytes, for what no HTTP client would send. */
public final class RawHttp {

    private static final int PATIENCE_MILLIS = 60_000;

    private RawHttp() {}

    /**
     * Sends the text, with CR LF for each line end and as ISO 8859-1, and gives everything that comes back
     * until the server closes: ask it to, with {@code Connection: close}.
     */
    public static String exchange(URI server, String request) {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(answer);
            return answer.toString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
