package org.tradebench.load.plugin.recorder;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.AtomicHistogram;
import org.HdrHistogram.Histogram;

/**
 * Collects the times of the arrivals of an open model. For each one that ended in the measurement interval: when it was to start (intended), when a virtual
 * user was free for it (free), when its first request was sent (started) and when its last one was answered (ended).
 *
 * <ul>
 *   <li>response = ended − intended: the wait of an independent user;
 *   <li>service = ended − started: the time that the system took from the first request;
 *   <li>waiting = free − intended, when none was free: the system occupied all virtual users;
 *   <li>late = started − the later of intended and free: the load generator's own delay.
 * </ul>
 *
 * <p>response = waiting + late + service. Threads add to it concurrently without a lock.
 */
final class ArrivalTally {
    /** Holds the two distributions of one label. */
    private record OfLabel(AtomicHistogram response, AtomicHistogram service) {}

    private final Map<String, OfLabel> labels = new ConcurrentHashMap<>();
    private final AtomicHistogram waiting = histogram();
    private final AtomicHistogram late = histogram();
    private final AtomicHistogram withoutLoadGenerator = histogram();
    private final AtomicHistogram unfinished = histogram();

    final LongAdder completed = new LongAdder();
    final LongAdder failed = new LongAdder();
    final LongAdder waited = new LongAdder();
    final LongAdder responseNanos = new LongAdder();
    final LongAdder serviceNanos = new LongAdder();
    final LongAdder waitingNanos = new LongAdder();
    final LongAdder lateNanos = new LongAdder();

    static AtomicHistogram histogram() {
        // From 0 on, because most arrivals do not wait.
        return new AtomicHistogram(
                1, LabelStatistics.LatencyRecorder.MAX_MICROS, LabelStatistics.LatencyRecorder.DIGITS);
    }

    /** Records an arrival that ended in the measurement interval; times in nanoseconds since the run began. */
    void ended(String label, boolean right, long intended, long free, long started, long end) {
        if (!right) {
            failed.increment();
            return;
        }
        long wait = Math.max(0, free - intended);
        long own = Math.max(0, started - Math.max(intended, free));
        completed.increment();
        if (wait > 0) {
            waited.increment();
        }
        responseNanos.add(end - intended);
        serviceNanos.add(end - started);
        waitingNanos.add(wait);
        lateNanos.add(own);
        waiting.recordValue(micros(wait));
        late.recordValue(micros(own));
        withoutLoadGenerator.recordValue(LabelStatistics.LatencyRecorder.micros(end - intended - own));
        OfLabel of = labels.get(label);
        if (of == null) {
            of = labels.computeIfAbsent(label, unused -> new OfLabel(histogram(), histogram()));
        }
        of.response().recordValue(LabelStatistics.LatencyRecorder.micros(end - intended));
        of.service().recordValue(LabelStatistics.LatencyRecorder.micros(end - started));
    }

    /** Records an arrival that had not ended when the measurement interval closed: its response time is at least its age by then. */
    void unfinished(long age) {
        unfinished.recordValue(micros(age));
    }

    private static long micros(long nanos) {
        return nanos == 0 ? 0 : LabelStatistics.LatencyRecorder.micros(nanos);
    }

    /** Writes them, by the tags of docs/jmeter.md. */
    void write(HistogramLog log, long from, long to) {
        new TreeMap<>(labels).forEach((label, of) -> {
            log.write("response", label, from, to, of.response());
            log.write("service", label, from, to, of.service());
        });
        Map<String, Histogram> all = new TreeMap<>(Map.of(
                "waiting",
                waiting,
                "late",
                late,
                "without load generator",
                withoutLoadGenerator,
                "unfinished",
                unfinished));
        all.forEach((name, histogram) -> log.write("arrival", name, from, to, histogram));
    }
}
