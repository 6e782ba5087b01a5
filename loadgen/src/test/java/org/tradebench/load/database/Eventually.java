package org.tradebench.load.database;

import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for a condition that must become true, with patience for slow machines. */
public final class Eventually {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Duration POLL = Duration.ofMillis(20);

    private Eventually() {}

    /** Polls until the condition is true; fails after two minutes, with the description in its message. */
    public static void holds(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                fail("%s did not become true in %s", what, PATIENCE);
            }
            LockSupport.parkNanos(POLL.toNanos());
        }
    }
}
