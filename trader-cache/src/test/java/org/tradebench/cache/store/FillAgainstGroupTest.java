package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntConsumer;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Lease;

/**
 * Invalidates a group at each step of a fill: whenever the fill looks the group's name up, another thread invalidates the group as far as locks permit.
 * The value that was read before the invalidation must never stay.
 */
@Timeout(60)
class FillAgainstGroupTest {
    /** A group's name whose hash code counts and reports look-ups by the watched thread. */
    private static final class Name {
        private final IntConsumer lookup;
        private Thread watched;
        private int lookups;

        Name(IntConsumer lookup) {
            this.lookup = lookup;
        }

        @Override
        public int hashCode() {
            if (Thread.currentThread() == watched) {
                lookups++;
                lookup.accept(lookups);
            }
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsNoStaleEntryAtAnyStepOfFill(EvictionPolicy eviction) throws Exception {
        int steps = 0;
        boolean reached = true;
        while (reached) {
            steps++;
            reached = invalidationAtStep(steps, eviction);
        }
        // The last pass found no such step; a fill looks its group up at least twice, to link and to check the entry.
        assertThat(steps - 1).isGreaterThanOrEqualTo(2);
    }

    /** @return false when the fill has fewer steps */
    private static boolean invalidationAtStep(int step, EvictionPolicy eviction) throws InterruptedException {
        try (Bench bench = Bench.with(eviction)) {
            Thread[] other = new Thread[1];
            Name[] group = new Name[1];
            group[0] = new Name(lookups -> {
                if (lookups == step) {
                    other[0] = new Thread(() -> bench.cache.invalidate(group[0]));
                    other[0].start();
                    awaitEndOrLock(other[0]);
                }
            });
            EntryOptions options = Bench.groups(group[0]);
            Lease lease = bench.cache.lease();

            group[0].watched = Thread.currentThread();
            bench.cache.fill("a", "old", options, lease);
            group[0].watched = null;

            if (other[0] == null) {
                return false;
            }
            other[0].join();
            assertThat(bench.cache.get("a"))
                    .as("entry of a fill whose group was invalidated at step " + step)
                    .isNull();
            assertThat(bench.cache.members(group[0])).isEmpty();
            return true;
        }
    }

    /** Waits until the thread has ended, or is blocked by a lock that the fill holds. */
    private static void awaitEndOrLock(Thread thread) {
        while (true) {
            switch (thread.getState()) {
                case TERMINATED, WAITING, BLOCKED -> {
                    return;
                }
                default -> Thread.onSpinWait();
            }
        }
    }
}
