package org.tradebench.app.primitives.concurrent;

import jakarta.servlet.AsyncContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.tradebench.app.primitives.common.Permits;
import org.tradebench.app.primitives.common.PingPage;

/** Answers a request in another thread than its own. */
final class LateAnswer implements Runnable {

    private static final long PATIENCE_MILLIS = 30_000;

    private final AsyncContext later;
    private final Permits permits;
    private final String title;
    private final String text;

    /**
     * @param permits one is taken, and is given back when the answer is written
     */
    LateAnswer(AsyncContext later, Permits permits, String title, String text) {
        this.later = later;
        this.permits = permits;
        this.title = title;
        this.text = text;
        later.setTimeout(PATIENCE_MILLIS);
    }

    @Override
    public void run() {
        try {
            PingPage.write(later.getResponse(), title, text);
        } catch (IOException e) {
            // The client is gone.
            throw new UncheckedIOException(e);
        } finally {
            later.complete();
            permits.giveBack();
        }
    }
}
