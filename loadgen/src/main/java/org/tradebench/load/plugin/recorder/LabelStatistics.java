package org.tradebench.load.plugin.recorder;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.AtomicHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.jspecify.annotations.Nullable;

/** Collects the requests and operations of one label. Threads add to it concurrently without a lock. */
final class LabelStatistics {
    /** Lists what a label counts; the names are those of load-generator.json. */
    enum Kind {
        OPERATION,
        PART,
        EXTRA;

        String inJson() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Counts the operations played for a card. */
    record Played(LongAdder count, LongAdder errors) {
        Played() {
            this(new LongAdder(), new LongAdder());
        }
    }

    private static final String PART_MARK = ": ";

    final String label;
    final Kind kind;
    final LatencyRecorder warmup = new LatencyRecorder();
    final LatencyRecorder interval = new LatencyRecorder();
    final LongAdder requests = new LongAdder();
    final LongAdder errors = new LongAdder();
    final LongAdder latencyNanos = new LongAdder();
    final LongAdder bytesReceived = new LongAdder();
    final LongAdder bytesSent = new LongAdder();
    final Map<String, Played> byCard = new ConcurrentHashMap<>();
    final AtomicHistogram operations = new AtomicHistogram(1, LatencyRecorder.MAX_MICROS, LatencyRecorder.DIGITS);

    LabelStatistics(String label, Kind kind) {
        this.label = label;
        this.kind = kind;
    }

    /** Returns the kind of a label: one such as {@code sell: portfolio} is a part of the operation sell. */
    static Kind kindOf(String label, Set<String> extras) {
        if (extras.contains(label)) {
            return Kind.EXTRA;
        }
        return label.contains(PART_MARK) ? Kind.PART : Kind.OPERATION;
    }

    /** Records a request of the measurement interval. */
    void recordRequest(RecordedAnswer answer) {
        requests.increment();
        bytesReceived.add(answer.bytesReceived());
        bytesSent.add(answer.bytesSent());
        if (answer.right()) {
            latencyNanos.add(answer.nanos());
            interval.record(answer.nanos());
        } else {
            errors.increment();
        }
    }

    /** Records an operation of the measurement interval; its latency is that of all its requests. */
    void recordOperation(String card, boolean right, long nanos) {
        Played played = byCard.get(card);
        if (played == null) {
            played = byCard.computeIfAbsent(card, unused -> new Played());
        }
        played.count().increment();
        if (right) {
            operations.recordValue(LatencyRecorder.micros(nanos));
        } else {
            played.errors().increment();
        }
    }

    /** Collects latencies in microseconds without a lock, and returns them second by second. */
    static final class LatencyRecorder {
        static final long MAX_MICROS = TimeUnit.HOURS.toMicros(1);
        static final int DIGITS = 3;

        private final Recorder recorder = new Recorder(1, MAX_MICROS, DIGITS);
        private @Nullable Histogram interval;

        void record(long nanos) {
            recorder.recordValue(micros(nanos));
        }

        /** Returns the latencies since the last call; valid until the next one. */
        Histogram take() {
            interval = recorder.getIntervalHistogram(interval);
            return interval;
        }

        /** Rounds to the nearest microsecond; below one microsecond and above an hour it returns the limit. */
        static long micros(long nanos) {
            return Math.max(1, Math.min(MAX_MICROS, (nanos + 500) / 1000));
        }
    }
}
