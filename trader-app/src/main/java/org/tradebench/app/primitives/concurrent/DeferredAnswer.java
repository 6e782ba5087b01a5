package org.tradebench.app.primitives.concurrent;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.primitives.common.Permits;
import org.tradebench.app.primitives.common.PingPage;

/** Answers the request of a primitive in another thread than the one that received it. */
final class DeferredAnswer implements Runnable {
    private static final long PATIENCE_MILLIS = 30_000;

    private final AsyncContext later;
    private final Permits permits;
    private final String title;
    private final String text;
    private final AtomicBoolean ended = new AtomicBoolean();

    private DeferredAnswer(AsyncContext later, Permits permits, String title, String text) {
        this.later = later;
        this.permits = permits;
        this.title = title;
        this.text = text;
    }

    /**
     * Has a request answered by another thread.
     *
     * @param permits one is taken, and is given back once, whatever happens to the answer
     * @param thread carries it out, or throws
     */
    static void begin(
            HttpServletRequest request, Permits permits, String title, String text, Consumer<Runnable> thread) {
        permits.take();
        @Nullable DeferredAnswer answer = null;
        boolean begun = false;
        try {
            answer = new DeferredAnswer(request.startAsync(), permits, title, text);
            answer.later.setTimeout(PATIENCE_MILLIS);
            thread.accept(answer);
            begun = true;
        } finally {
            if (answer == null) {
                permits.giveBack();
            } else if (!begun) {
                answer.end();
            }
        }
    }

    @Override
    public void run() {
        try {
            PingPage.write(later.getResponse(), title, text);
        } catch (IOException e) {
            // The client is gone.
            throw new UncheckedIOException(e);
        } finally {
            end();
        }
    }

    private void end() {
        if (ended.getAndSet(true)) {
            return;
        }
        permits.giveBack();
        try {
            later.complete();
        } catch (IllegalStateException timedOut) {
            // The server has given the request up already.
            System.getLogger(DeferredAnswer.class.getName()).log(System.Logger.Level.DEBUG, "A late answer", timedOut);
        }
    }
}
