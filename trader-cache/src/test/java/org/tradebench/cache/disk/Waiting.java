package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for a condition that another thread makes true. */
final class Waiting {
    private static final Duration TIMEOUT = Duration.ofMinutes(1);

    private Waiting() {}

    static void until(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime() - deadline).as("waited " + TIMEOUT).isNegative();
            Thread.onSpinWait();
        }
    }
}
