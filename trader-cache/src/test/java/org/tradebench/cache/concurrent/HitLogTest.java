package org.tradebench.cache.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HitLogTest {
    private static final int CAPACITY_PER_THREAD = 128;

    private final HitLog<Integer> log = new HitLog<>();

    private List<Integer> drained() {
        List<Integer> hits = new ArrayList<>();
        log.drain(hits::add);
        return hits;
    }

    private void fill() {
        for (int hit = 1; hit < CAPACITY_PER_THREAD; hit++) {
            assertThat(log.add(hit)).isFalse();
        }
        assertThat(log.add(CAPACITY_PER_THREAD)).isTrue();
    }

    @Test
    void reportsFullLogAndDrainsInOrder() {
        fill();

        assertThat(drained())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, CAPACITY_PER_THREAD).boxed().toList());
        assertThat(drained()).isEmpty();
    }

    @Test
    void dropsHitsWhileFull() {
        fill();

        assertThat(log.add(1000)).isTrue();
        assertThat(drained()).hasSize(CAPACITY_PER_THREAD).doesNotContain(1000);
    }

    @Test
    void acceptsHitsAfterDraining() {
        fill();
        log.drain(hit -> {});

        assertThat(log.add(1)).isFalse();
        assertThat(drained()).containsExactly(1);
    }
}
