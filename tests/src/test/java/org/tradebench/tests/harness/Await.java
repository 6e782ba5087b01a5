package org.tradebench.tests.harness;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for a condition instead of for a time. */
public final class Await {

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

    private Await() {}

    /**
     * @param what the condition in words, for the message, such as "the server answers"
     * @param patience time limit after which the wait fails; never used to measure a time
     */
    public static void until(String what, Duration patience, BooleanSupplier condition) {
        until(() -> what, patience, condition);
    }

    /** @param what evaluated for the message when the wait has failed */
    public static void until(Supplier<String> what, Duration patience, BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > patience.toNanos()) {
                throw new AssertionError("Waited " + patience.toSeconds() + " s in vain until " + what.get());
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }
}
