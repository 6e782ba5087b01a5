package org.tradebench.load.loadgenerator;

import java.time.Instant;
import java.util.function.Consumer;

/** Controls one JMeter process of a run, on this machine or another. */
public interface LoadProcess extends AutoCloseable {
    /** Returns the name for messages and folders: {@code load-generator-2}. */
    String name();

    /**
     * Reads what the process has reported since the last call.
     *
     * @param eachSecond receives, in this thread, each second of the run
     * @return whether it has ended
     */
    boolean hasEnded(Consumer<LoadProgress> eachSecond) throws InterruptedException;

    /** Returns whether its part of the warm-up is done; it continues the load until the measurement interval opens, unless it is paused. */
    boolean isWarm();

    /** Has the measurement interval open at an instant to come. */
    void openIntervalAt(Instant instant);

    /**
     * Returns what it measured, once it has ended.
     *
     * @throws org.tradebench.load.failure.Failure when the run did not complete; its message says why
     */
    LoadResult result();

    /** Ends it by a signal when it still runs; what it measured is written before it goes. */
    @Override
    void close();
}
