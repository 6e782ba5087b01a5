package org.tradebench.cache.store;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Both clocks, which the test advances. The monotonic one soon overflows, as nanoTime may, and counts its reads. */
final class ManualTime extends Clock implements LongSupplier {
    private static final long BEGINNING = Long.MAX_VALUE - Duration.ofSeconds(5).toNanos();

    private final Instant start = Instant.parse("2026-11-21T12:00:00Z");
    private final AtomicLong elapsed = new AtomicLong();
    private final AtomicLong reads = new AtomicLong();

    /** Called after each read of the monotonic clock. */
    volatile Runnable onRead = () -> {};

    void advance(Duration time) {
        elapsed.addAndGet(time.toNanos());
    }

    long reads() {
        return reads.get();
    }

    @Override
    public long getAsLong() {
        reads.incrementAndGet();
        onRead.run();
        return BEGINNING + elapsed.get();
    }

    @Override
    public Instant instant() {
        return start.plusNanos(elapsed.get());
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("there is one zone in tests");
    }
}
