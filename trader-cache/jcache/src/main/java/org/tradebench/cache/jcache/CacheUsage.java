package org.tradebench.cache.jcache;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import javax.cache.management.CacheStatisticsMXBean;

/** Counts and times the gets, puts and removals of one cache while its statistics are enabled, and shows them by JMX. */
final class CacheUsage implements CacheStatisticsMXBean {
    private static final long NOT_TIMED = 0;
    private static final float NANOS_PER_MICRO = 1_000;

    private final LongAdder hits = new LongAdder();
    private final LongAdder misses = new LongAdder();
    private final LongAdder puts = new LongAdder();
    private final LongAdder removals = new LongAdder();
    private final LongAdder getNanos = new LongAdder();
    private final LongAdder putNanos = new LongAdder();
    private final LongAdder removeNanos = new LongAdder();

    private final LongSupplier evictions;
    private volatile long evictionsBefore;
    private volatile boolean enabled;

    /** @param evictions returns how many entries the instance has evicted so far */
    CacheUsage(LongSupplier evictions) {
        this.evictions = evictions;
    }

    void enable(boolean enable) {
        enabled = enable;
    }

    /** Returns when an operation begins, for those that end it; reads no clock while statistics are not enabled. */
    long begin() {
        return enabled ? System.nanoTime() : NOT_TIMED;
    }

    void got(boolean hit, long begun) {
        count(hit ? hits : misses, getNanos, begun);
    }

    void put(long begun) {
        count(puts, putNanos, begun);
    }

    void removed(long begun) {
        count(removals, removeNanos, begun);
    }

    private void count(LongAdder counter, LongAdder nanos, long begun) {
        if (enabled) {
            counter.increment();
            if (begun != NOT_TIMED) {
                nanos.add(System.nanoTime() - begun);
            }
        }
    }

    @Override
    public void clear() {
        for (LongAdder adder : new LongAdder[] {hits, misses, puts, removals, getNanos, putNanos, removeNanos}) {
            adder.reset();
        }
        evictionsBefore = evictions.getAsLong();
    }

    @Override
    public long getCacheHits() {
        return hits.sum();
    }

    @Override
    public float getCacheHitPercentage() {
        return percentage(getCacheHits());
    }

    @Override
    public long getCacheMisses() {
        return misses.sum();
    }

    @Override
    public float getCacheMissPercentage() {
        return percentage(getCacheMisses());
    }

    private float percentage(long part) {
        long gets = getCacheGets();
        return gets == 0 ? 0 : 100f * part / gets;
    }

    @Override
    public long getCacheGets() {
        return getCacheHits() + getCacheMisses();
    }

    @Override
    public long getCachePuts() {
        return puts.sum();
    }

    @Override
    public long getCacheRemovals() {
        return removals.sum();
    }

    @Override
    public long getCacheEvictions() {
        return evictions.getAsLong() - evictionsBefore;
    }

    @Override
    public float getAverageGetTime() {
        return average(getNanos, getCacheGets());
    }

    @Override
    public float getAveragePutTime() {
        return average(putNanos, getCachePuts());
    }

    @Override
    public float getAverageRemoveTime() {
        return average(removeNanos, getCacheRemovals());
    }

    /** Returns the mean in µs. */
    private static float average(LongAdder nanos, long number) {
        return number == 0 ? 0 : nanos.sum() / NANOS_PER_MICRO / number;
    }
}
