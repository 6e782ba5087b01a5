package org.tradebench.tests.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A connection that has requested a live view and never reads what it is sent, as of a program that hangs. */
final class DeadClient implements AutoCloseable {

    private static final String EVENTS = """
            GET /daytrader/rest/broadcastevents HTTP/1.1
            Host: localhost
            Connection: close

            """;

    private final Socket socket = new Socket();

    private DeadClient(URI root, String request) {
        this(null, new InetSocketAddress(root.getHost(), root.getPort()), request);
    }

    private DeadClient(InetSocketAddress from, InetSocketAddress to, String request) {
        try {
            socket.bind(from);
            // A small receive buffer, so that the server soon notices that nothing is read.
            socket.setReceiveBufferSize(2048);
            socket.connect(to, 60_000);
            socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static DeadClient ofEvents(URI root) {
        return new DeadClient(root, EVENTS);
    }

    /** The same from another address of this machine, of 127.0.0.0/8. */
    static DeadClient ofEventsFrom(String address, URI root) {
        return new DeadClient(
                new InetSocketAddress(address, 0),
                new InetSocketAddress(InetAddress.getLoopbackAddress(), root.getPort()),
                EVENTS);
    }

    /** The first line of the answer. */
    String status() {
        try {
            socket.setSoTimeout(60_000);
            StringBuilder line = new StringBuilder();
            for (int next = socket.getInputStream().read();
                    next >= ' ';
                    next = socket.getInputStream().read()) {
                line.append((char) next);
            }
            return line.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static DeadClient ofSocket(URI root) {
        return new DeadClient(root, """
                GET /daytrader/marketsummary HTTP/1.1
                Host: localhost
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

                """);
    }

    /** Reads all remaining bytes and returns whether the server has closed the connection. */
    boolean wasEnded() {
        try {
            socket.setSoTimeout(60_000);
            InputStream in = socket.getInputStream();
            in.transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
