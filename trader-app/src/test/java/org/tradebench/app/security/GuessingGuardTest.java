package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class GuessingGuardTest {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000);
    private final GuessingGuard guard = new GuessingGuard(now::get);

    @Test
    void theFirstMistakesCostNothing() {
        fail("here", GuessingGuard.FREE_TRIES);
        assertThat(guard.pause("here")).isZero();
    }

    @Test
    void thenEachMistakeDoublesThePauseUpToHalfAMinute() {
        fail("here", GuessingGuard.FREE_TRIES + 1);
        assertThat(guard.pause("here")).isEqualTo(Duration.ofSeconds(1));
        fail("here", 2);
        assertThat(guard.pause("here")).isEqualTo(Duration.ofSeconds(4));
        fail("here", 20);
        assertThat(guard.pause("here")).isEqualTo(Duration.ofSeconds(32));
    }

    @Test
    void thePauseEndsByTimeAndTheCountBySuccess() {
        fail("here", GuessingGuard.FREE_TRIES + 1);
        now.addAndGet(Duration.ofSeconds(1).toNanos());
        assertThat(guard.pause("here")).isZero();
        guard.succeeded("here");
        fail("here", GuessingGuard.FREE_TRIES);
        assertThat(guard.pause("here")).isZero();
    }

    @Test
    void onePlacesMistakesDoNotStopAnother() {
        fail("here", 10);
        assertThat(guard.pause("there")).isZero();
    }

    @Test
    void manyPlacesTakeBoundedMemoryAndTheOldestIsForgotten() {
        fail("here", GuessingGuard.FREE_TRIES + 1);
        for (int place = 0; place < 1_000; place++) {
            fail("place " + place, 1);
        }
        assertThat(guard.pause("here")).isZero();
    }

    private void fail(String place, int times) {
        for (int i = 0; i < times; i++) {
            guard.failed(place);
        }
    }
}
