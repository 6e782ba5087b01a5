package org.tradebench.tests.cluster;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;

/** Polls a quote until it has changed. */
final class Watcher implements Callable<Watcher> {

    /** Reads a number that each update increases. */
    interface Look {

        long now() throws Exception;
    }

    private final Look look;
    private final long before;
    private final AtomicBoolean ready = new AtomicBoolean();
    private volatile long lastStaleRead;
    private volatile long firstCurrentRead;

    Watcher(Look look, long before) {
        this.look = look;
        this.before = before;
    }

    boolean isReady() {
        return ready.get();
    }

    @Override
    public Watcher call() throws Exception {
        while (true) {
            long begin = System.nanoTime();
            if (look.now() != before) {
                firstCurrentRead = System.nanoTime();
                return this;
            }
            lastStaleRead = begin;
            ready.set(true);
        }
    }

    /** {@link System#nanoTime} before the last read that did not show the change: the change came later. */
    long notBefore() {
        return lastStaleRead;
    }

    /** {@link System#nanoTime} after the first read that showed the change. */
    long seen() {
        return firstCurrentRead;
    }
}
