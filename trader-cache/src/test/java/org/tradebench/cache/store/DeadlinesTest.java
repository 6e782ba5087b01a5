package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.expiringAfter;
import static org.tradebench.cache.store.Bench.idle;

import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;

class DeadlinesTest {
    private final ManualTime time = new ManualTime();
    private final CacheClock times = new CacheClock(time, time);
    private final Deadlines deadlines = new Deadlines();

    private CacheEntry entry(EntryOptions options) {
        return new CacheEntry(
                "id",
                "value",
                options,
                new EntryTraits(new LongAdder(), options),
                new Coherence(Origin.random()).lease(),
                0,
                times.after(options.timeToLive()),
                times);
    }

    @Test
    void forgetsRemovedEntry() {
        CacheEntry entry = entry(expiringAfter(Duration.ofSeconds(1)));
        deadlines.add(entry);
        assertThat(deadlines.size()).isEqualTo(1);

        deadlines.remove(entry);

        assertThat(deadlines.size()).isZero();
    }

    @Test
    void keepsNoDeadlineOfDeadEntry() {
        CacheEntry entry = entry(expiringAfter(Duration.ofSeconds(1)));
        entry.markDead();
        deadlines.add(entry);

        assertThat(deadlines.size()).isZero();
    }

    @Test
    void keepsNoDeadlineOfUnlimitedEntry() {
        deadlines.add(entry(EntryOptions.DEFAULT));

        assertThat(deadlines.size()).isZero();
    }

    @Test
    void postponesDeadlineOnHit() {
        CacheEntry entry = entry(idle(Duration.ofSeconds(10)));
        deadlines.add(entry);
        time.advance(Duration.ofSeconds(9));
        entry.hit(times);

        time.advance(Duration.ofSeconds(1));
        assertThat(deadlines.overdue(times.now())).isEmpty();
        assertThat(deadlines.size()).isEqualTo(1);

        time.advance(Duration.ofSeconds(9));
        assertThat(deadlines.overdue(times.now())).containsExactly(entry);
        assertThat(deadlines.size()).isZero();
    }
}
