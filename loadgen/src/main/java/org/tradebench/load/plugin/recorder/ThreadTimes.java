package org.tradebench.load.plugin.recorder;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.plugin.deck.Arrival;

/** Tracks one virtual user's time, in nanoseconds since the run began. Written by its own thread alone; read when the run ends. */
final class ThreadTimes {
    final String name;
    /** Number of the thread in the order in which they started, from 1. */
    final int number;

    private final long began;
    final AtomicLong busy = new AtomicLong();
    final AtomicLong thought = new AtomicLong();
    private volatile long ended = MeasurementInterval.NEVER;

    /** Start of the request under way, then of the last one; only for its own thread. */
    long requestStarted;

    long requestEnded;

    /** Sessions that it has begun. */
    int logins;

    /** When the previous request ended. */
    long previousEnd;

    /** Latency of the requests of the current operation before its last one. */
    long earlierParts;

    /** The current arrival, when this thread was free for it, and when its first request was sent; null when there is none. */
    @Nullable
    Arrival arrival;

    long arrivalFree;
    long arrivalStarted;

    /** The latest arrival, over or not. */
    @Nullable
    Arrival lastArrival;

    ThreadTimes(String name, int number, long now) {
        this.name = name;
        this.number = number;
        this.began = now;
        this.requestEnded = now;
    }

    /** Records an answered request, before which the user thought, at most for the time since the previous one. */
    void recordRequest(long start, long end, long thinkNanos, MeasurementInterval interval) {
        addOwn(busy, interval.inside(start, end));
        if (thinkNanos > 0) {
            addOwn(thought, interval.inside(Math.max(previousEnd, start - thinkNanos), start));
        }
    }

    /** Records the end of the thread, which may have been thinking when the run was stopped. */
    void endedAt(long now, long thinkNanos, MeasurementInterval interval) {
        if (ended == MeasurementInterval.NEVER) {
            addOwn(thought, interval.inside(requestEnded, Math.min(now, requestEnded + thinkNanos)));
            ended = now;
        }
    }

    private static void addOwn(AtomicLong sum, long nanos) {
        if (nanos > 0) {
            sum.lazySet(sum.get() + nanos);
        }
    }

    long wallNanos(MeasurementInterval interval, long now) {
        return interval.inside(began, Math.min(ended, now));
    }
}
