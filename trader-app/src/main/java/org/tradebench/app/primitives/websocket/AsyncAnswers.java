package org.tradebench.app.primitives.websocket;

import jakarta.websocket.CloseReason;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The answers of one connection, sent by calls that return at once, one after the other: a client that has its answer may ask again before the call's end was
 * told here, and a connection takes no second text before.
 */
final class AsyncAnswers {

    /** Who asks on and on without reading the answers is let go. */
    private static final int MOST_WAITING = 16;

    private final Queue<String> waiting = new ArrayDeque<>();
    private boolean sending;

    /** Sends a text, after those before it. */
    void send(Session session, String text) {
        boolean full;
        synchronized (this) {
            full = waiting.size() >= MOST_WAITING;
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
