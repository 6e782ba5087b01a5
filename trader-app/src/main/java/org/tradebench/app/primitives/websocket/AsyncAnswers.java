package org.tradebench.app.primitives.websocket;

import jakarta.websocket.CloseReason;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Queues the asynchronous answers of one connection: a connection accepts the next text only after the last call has ended, but a client that has its answer may send again before.
 */
final class AsyncAnswers {
    /** Closes a connection whose client sends on without reading the answers. */
    private static final int MAX_WAITING = 16;

    private final Queue<String> waiting = new ArrayDeque<>();
    private boolean sending;

    /** Sends a text, after those before it. */
    void send(Session session, String text) {
        boolean full;
        synchronized (this) {
            full = waiting.size() >= MAX_WAITING;
            if (sending && !full) {
                waiting.add(text);
                return;
            }
            sending = true;
        }
        if (full) {
            close(session);
        } else {
            start(session, text);
        }
    }

    private void start(Session session, String text) {
        session.getAsyncRemote().sendText(text, result -> sent(session, result));
    }

    private void sent(Session session, SendResult result) {
        String next;
        synchronized (this) {
            next = result.isOK() ? waiting.poll() : null;
            sending = next != null;
        }
        if (next != null) {
            start(session, next);
        }
    }

    private static void close(Session session) {
        try {
            session.close(new CloseReason(CloseReason.CloseCodes.TRY_AGAIN_LATER, "answers are not read"));
        } catch (IOException e) {
            System.getLogger(AsyncAnswers.class.getName())
                    .log(System.Logger.Level.DEBUG, "a connection was gone already", e);
        }
    }
}
