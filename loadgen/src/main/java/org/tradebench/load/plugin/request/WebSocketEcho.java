package org.tradebench.load.plugin.request;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Echoes text or bytes over a WebSocket. */
final class WebSocketEcho implements Echo {
    /** One client for all threads: each thread still has a connection of its own. */
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final Listener listener = new Listener();
    private final WebSocket socket;
    private final boolean binary;
    private final long patienceMillis;

    WebSocketEcho(URI address, boolean binary, long patienceMillis) throws IOException {
        this.binary = binary;
        this.patienceMillis = patienceMillis;
        try {
            socket = CLIENT.newWebSocketBuilder()
                    .connectTimeout(Duration.ofMillis(patienceMillis))
                    .buildAsync(address, listener)
                    .join();
        } catch (CompletionException e) {
            throw new IOException("cannot connect: " + e.getCause(), e);
        }
    }

    @Override
    public String exchange(String message) throws IOException, InterruptedException {
        if (binary) {
            send(() -> socket.sendBinary(ByteBuffer.wrap(message.getBytes(StandardCharsets.UTF_8)), true));
        } else {
            send(() -> socket.sendText(message, true));
        }
        String answer = listener.answers.poll(patienceMillis, TimeUnit.MILLISECONDS);
        if (answer == null || answer.startsWith(Listener.BROKEN)) {
            throw new IOException(answer == null ? "no answer within " + patienceMillis + " ms" : answer);
        }
        return answer;
    }

    private static void send(Supplier<CompletableFuture<WebSocket>> sending) throws IOException {
        try {
            sending.get().join();
        } catch (CompletionException e) {
            throw new IOException("cannot send: " + e.getCause(), e);
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the result of closing an abandoned connection is not needed
    @Override
    public void close() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").whenComplete((closed, failure) -> socket.abort());
    }

    /** Puts each whole message into a queue. */
    private static final class Listener implements WebSocket.Listener {
        /** Prefix that no message of the server has. */
        static final String BROKEN = "\0broken: ";

        final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            return taken(from, last);
        }

        @Override
        public @Nullable CompletionStage<?> onBinary(WebSocket from, ByteBuffer part, boolean last) {
            text.append(StandardCharsets.UTF_8.decode(part));
            return taken(from, last);
        }

        private @Nullable CompletionStage<?> taken(WebSocket from, boolean last) {
            if (last) {
                answers.add(text.toString());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            answers.add(BROKEN + "closed by the server, code " + code + " " + reason);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable failure) {
            answers.add(BROKEN + failure);
        }
    }
}
