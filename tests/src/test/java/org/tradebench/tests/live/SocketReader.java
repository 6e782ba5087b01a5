package org.tradebench.tests.live;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A client of the WebSocket that reads all it gets, on threads that it shares with others; it answers pings, as every client does. */
final class SocketReader implements WebSocket.Listener, AutoCloseable {

    private final CompletableFuture<WebSocket> opening;
    private final Queue<String> messages = new ConcurrentLinkedQueue<>();
    private final StringBuilder part = new StringBuilder();
    private volatile String last = "";
    private volatile Integer closeCode;

    private SocketReader(HttpClient client, URI root) {
        URI address = URI.create(root.toString().replaceFirst("^http", "ws") + "/marketsummary");
        opening = client.newWebSocketBuilder().buildAsync(address, this);
    }

    static SocketReader open(HttpClient client, URI root) {
        return new SocketReader(client, root);
    }

    boolean isOpen() {
        return opening.isDone() && !opening.isCompletedExceptionally() && closeCode == null;
    }

    void send(String message) {
        opening.join().sendText(message, true).join();
    }

    /** Takes the next message; null when there is none. */
    String poll() {
        return messages.poll();
    }

    /** The last message that contains this text; empty when there was none. */
    String last() {
        return last;
    }

    /** Why the connection has ended; null while it has not. */
    Integer closeCode() {
        return closeCode;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean whole) {
        part.append(data);
        if (whole) {
            String message = part.toString();
            part.setLength(0);
            messages.add(message);
            if (message.contains("change1_stock")) {
                last = message;
            }
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        closeCode = code;
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable failure) {
        closeCode = 1006;
    }

    @Override
    public void close() {
        if (opening.isDone() && !opening.isCompletedExceptionally()) {
            opening.join().abort();
        }
    }
}
