package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Lease;

/** Tests a fill that is refused while another thread removes the group of the older entry whose places it has taken meanwhile. */
@Timeout(60)
class RefusedFillTest {

    /** Runs something at the moment when a fill of this id is checked, while its entry is linked to its groups. */
    private static final class ObservedId {
        private volatile @Nullable Runnable whenChecked;

        @Override
        public int hashCode() {
            Runnable action = whenChecked;
            if (action != null && isChecked()) {
                whenChecked = null;
                action.run();
            }
            return 7;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        private static boolean isChecked() {
            return StackWalker.getInstance()
                    .walk(frames ->
                            frames.anyMatch(frame -> frame.getMethodName().equals("admits")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void leavesOlderEntryToRemovalOfGroup(EvictionPolicy eviction) throws InterruptedException {
        try (Bench bench = Bench.with(eviction)) {
            ObservedId id = new ObservedId();
            EntryOptions options = EntryOptions.DEFAULT.withDependencyIds(Set.of("group", "other"));
            Lease lease = bench.cache.lease();
            bench.cache.invalidate("other");
            bench.cache.put(id, "older", options);
            Thread invalidation = new Thread(() -> bench.cache.invalidate("group"), "invalidation");
            id.whenChecked = () -> {
                invalidation.start();
                // It has found the group's members and waits for the lock of the id.
                while (invalidation.getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                }
            };

            boolean filled = bench.cache.fill(id, "refused", options, lease);
            invalidation.join();

            assertThat(filled).isFalse();
            assertThat(bench.cache.get(id)).isNull();
        }
    }
}
