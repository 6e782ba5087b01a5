package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;

class OutboxTest {
    private final Counters counters = new Counters();
    private final Outbox outbox = new Outbox(2, 0, counters);

    private void invalidate(long number) {
        outbox.invalidate(number, Set.of("id" + number), InvalidationCause.EXPLICIT);
    }

    /** A listener of the receiver could veto a clear, but not an invalidation. */
    @Test
    void sendsOverflowAsInvalidationNotClear() {
        invalidate(1);
        invalidate(2);
        invalidate(3);
        outbox.markInvalidationsDue();

        assertThat(outbox.take(0)).containsExactly(new Invalidation(1, 3, Set.of(), InvalidationCause.EXPLICIT));
        assertThat(counters.of(CacheCounter.OVERFLOWS)).isEqualTo(1);
    }

    @Test
    void replacesOverflowingAliasWithDrop() {
        for (int number = 1; number <= 3; number++) {
            outbox.alias(new Alias("id" + number, Set.of("alias" + number), true));
        }
        outbox.markAllDue();

        assertThat(outbox.take(0))
                .containsExactly(
                        new Drop(Set.of("id1")),
                        new Alias("id2", Set.of("alias2"), true),
                        new Alias("id3", Set.of("alias3"), true));
        assertThat(counters.of(CacheCounter.PUSHES_DROPPED)).isEqualTo(1);
    }
}
