package org.tradebench.app.live;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Runs a task on one thread at a time without making another thread wait: a thread that comes while it runs requests one more run. A lock would do the same
 * only until the server calls back while holding a lock of its own. A failure ends the run as a success does.
 */
final class SerialTask {
    private final AtomicInteger requests = new AtomicInteger();
    private final Runnable work;

    SerialTask(Runnable work) {
        this.work = work;
    }

    void trigger() {
        if (requests.getAndIncrement() != 0) {
            return;
        }
        @Nullable Throwable failure = null;
        int seen = 1;
        do {
            try {
                work.run();
            } catch (RuntimeException | Error failed) {
                // Thrown after the loop, which runs requests that came meanwhile.
                failure = failed;
            }
            seen = requests.addAndGet(-seen);
        } while (seen != 0);
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException unexpected) {
            throw unexpected;
        }
    }
}
