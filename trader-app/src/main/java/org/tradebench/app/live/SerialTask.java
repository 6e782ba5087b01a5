package org.tradebench.app.live;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Lets one thread at a time do a piece of work without any other waiting for it: who comes while somebody is at it leaves the note that it must be done once
 * more. A lock would do the same only until the server calls back holding a lock of its own. Work that fails ends the turn as work that succeeds does.
 */
final class SerialTask {

    private final AtomicInteger asked = new AtomicInteger();
    private final Runnable work;

    /**
     * @param work looks for itself what is to be done
     */
    SerialTask(Runnable work) {
        this.work = work;
    }

    void ask() {
        if (asked.getAndIncrement() != 0) {
            return;
        }
        @Nullable Throwable failure = null;
        int seen = 1;
        do {
            try {
                work.run();
            } catch (RuntimeException | Error failed) {
                // Kept until the turn is over: whoever asked meanwhile relies on it.
                failure = failed;
            }
            seen = asked.addAndGet(-seen);
        } while (seen != 0);
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException unexpected) {
            throw unexpected;
        }
    }
}
