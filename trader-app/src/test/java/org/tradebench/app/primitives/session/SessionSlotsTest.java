package org.tradebench.app.primitives.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SessionSlotsTest {
    private final AtomicLong clock = new AtomicLong();
    private final SessionSlots slots = new SessionSlots(2, clock::get);

    @Test
    void isFullWhenAllSlotsAreTaken() {
        assertThat(slots.isFree()).isTrue();
        slots.use("a");
        assertThat(slots.isFree()).isTrue();
        slots.use("b");
        assertThat(slots.isFree()).isFalse();
    }

    @Test
    void countsEachSessionOnce() {
        slots.use("a");
        slots.use("a");
        assertThat(slots.isFree()).isTrue();
    }

    @Test
    void freesSlotOfEndedSession() {
        slots.use("a");
        slots.use("b");
        slots.giveBack("a");
        assertThat(slots.isFree()).isTrue();
    }

    @Test
    void freesSlotsOfIdleSessionsOnly() {
        slots.use("a");
        slots.use("b");
        clock.addAndGet(Duration.ofSeconds(SessionSlots.IDLE_SECONDS).toNanos());
        slots.use("b");
        assertThat(slots.isFree()).isFalse();

        clock.addAndGet(1);
        assertThat(slots.isFree()).isTrue();
        slots.use("c");
        assertThat(slots.isFree()).isFalse();
    }
}
