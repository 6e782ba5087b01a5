package org.tradebench.app.live;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;
import org.tradebench.app.settings.LiveSettings;

/**
 * Sends server-sent events to one client, only while the server says that a write will not block. Open Liberty 26.0.0.3 blocks all the same when the client
 * reads nothing and all buffers are full; so writes have threads that may block, and one that lasts too long is as overdue as one that cannot begin.
 */
final class EventStream implements LiveClient, WriteListener, AsyncListener {
    /** Tells the client to reconnect after so many milliseconds; written before anything else. */
    static final byte[] BEGINNING = "retry: 3000\n\n".getBytes(StandardCharsets.UTF_8);

    /** A comment, by which a proxy sees that the stream lives, and a dead client is found out. */
    private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final LiveViews views;
    private final AsyncContext async;
    private final ServletOutputStream out;
    private final SerialTask turn = new SerialTask(this::write);

    /** When it ends, by {@link System#nanoTime}: not all that began together at once. */
    private final long end;

    private volatile boolean begun;
    private volatile boolean beatAsked;
    private volatile boolean ending;
    private volatile long waitingSince;
    private volatile long sentAt = System.nanoTime();

    // Only for the thread that runs write().
    private long sent = Long.MIN_VALUE;
    private boolean toFlush;
    private boolean ended;

    EventStream(LiveViews views, AsyncContext async, ServletOutputStream out) {
        this.views = views;
        this.async = async;
        this.out = out;
        long time = views.limits().streamTime().toNanos();
        end = System.nanoTime() + time - ThreadLocalRandom.current().nextLong(time / 10 + 1);
    }

    @Override
    public boolean showsSummary() {
        return false;
    }

    @Override
    public void push() {
        views.write(turn::trigger);
    }

    @Override
    public void onWritePossible() {
        begun = true;
        views.write(turn::trigger);
    }

    @Override
    public void checkHeartbeat(long now, LiveSettings limits) {
        if (now - end > 0) {
            views.remove(this);
            views.end(this);
        } else if (now - sentAt > limits.heartbeat().toNanos()) {
            beatAsked = true;
            views.write(turn::trigger);
        }
    }

    @Override
    public boolean isOverdue(long now, LiveSettings limits) {
        long since = waitingSince;
        return since != 0 && now - since > limits.sendTimeout().toNanos();
    }

    @Override
    public void close() {
        ending = true;
        turn.trigger();
    }

    private void write() {
        try {
            if (ending) {
                complete();
            }
            while (begun && !ended && out.isReady()) {
                waitingSince = System.nanoTime();
                boolean written = next();
                waitingSince = 0;
                if (!written) {
                    return;
                }
            }
            if (begun && !ended && waitingSince == 0) {
                waitingSince = System.nanoTime();
            }
        } catch (IOException | RuntimeException gone) {
            views.remove(this);
            complete();
        }
    }

    /** @return whether there was anything to write */
    private boolean next() throws IOException {
        if (toFlush) {
            toFlush = false;
            out.flush();
            return true;
        }
        LiveContent now = views.prices();
        if (now.version() != sent) {
            sent = now.version();
            now.writeEvent(out);
            views.metrics().sent();
        } else if (beatAsked) {
            out.write(BEAT);
        } else {
            return false;
        }
        beatAsked = false;
        sentAt = System.nanoTime();
        toFlush = true;
        return true;
    }

    private void complete() {
        if (!ended) {
            ended = true;
            try {
                async.complete();
            } catch (IllegalStateException completed) {
                // The server has closed it already.
            }
        }
    }

    @Override
    public void onError(Throwable failure) {
        views.remove(this);
        close();
    }

    @Override
    public void onComplete(AsyncEvent event) {
        views.remove(this);
    }

    @Override
    public void onError(AsyncEvent event) {
        onError(event.getThrowable());
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        views.remove(this);
        close();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // Started once.
    }
}
