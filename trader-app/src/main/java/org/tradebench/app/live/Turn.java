package org.tradebench.app.live;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets one thread at a time do a piece of work without any other waiting for it: who comes while somebody is at it leaves the note that it must be done once
 * more. A lock would do the same only until the server calls back holding a lock of its own.
 */
final class Turn {

    private final AtomicInteger asked = new AtomicInteger();
    private final Runnable work;

    /**
     * @param work looks for itself what is to be done
     */
    Turn(Runnable work) {
        this.work = work;
    }

    void ask() {
        if (asked.getAndIncrement() != 0) {
            return;
        }
        int seen = 1;
        do {
            work.run();
            seen = asked.addAndGet(-seen);
        } while (seen != 0);
    }
}
