package org.tradebench.tests.harness;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Sends requests as raw text, for what no HTTP client would send. */
public final class RawHttp {

    private static final int PATIENCE_MILLIS = 60_000;

    private RawHttp() {}

    /**
     * Sends the text, with CR LF for each line end and as ISO 8859-1, and returns everything until the
     * server closes the connection, so send {@code Connection: close}.
     */
    public static String exchange(URI server, String request) {
        return exchange(server, null, request);
    }

    /**
     * The same from another address of this machine.
     *
     * @param from such as 127.0.0.2; null for whichever the system takes
     */
    public static String exchange(URI server, String from, String request) {
        try (Socket socket = new Socket()) {
            if (from != null) {
                socket.bind(new InetSocketAddress(from, 0));
            }
            socket.connect(new InetSocketAddress(from == null ? server.getHost() : "127.0.0.1", server.getPort()));
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

    /** Sends the text as {@link #exchange} does and returns the answer's head only. */
    public static String head(URI server, String request) {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            StringBuilder head = new StringBuilder();
            for (int read = socket.getInputStream().read();
                    read >= 0 && head.indexOf("\r\n\r\n") < 0;
                    read = socket.getInputStream().read()) {
                head.append((char) read);
            }
            return head.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
