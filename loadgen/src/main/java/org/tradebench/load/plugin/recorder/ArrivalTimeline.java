package org.tradebench.load.plugin.recorder;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.AtomicHistogram;
import org.tradebench.load.plugin.deck.ArrivalPhase;
import org.tradebench.load.plugin.deck.ArrivalProfile;
import org.tradebench.load.plugin.deck.ArrivalProperties;

/**
 * Counts the arrivals of an open model over time: those completed in each second of the measurement interval, and the outcomes of those of each phase of a
 * profile. An arrival belongs to the phase in which it was to start. Threads add to it concurrently without a lock.
 */
final class ArrivalTimeline {
    /** Counts the arrivals of a phase; the response time of one that was unfinished when the interval closed is its age. */
    record OfPhase(ArrivalPhase phase, LongAdder completed, LongAdder failed, AtomicHistogram response) {
        OfPhase(ArrivalPhase phase) {
            this(phase, new LongAdder(), new LongAdder(), ArrivalTally.histogram());
        }
    }

    private final MeasurementInterval interval;
    private final Optional<ArrivalProfile> profile;
    final List<OfPhase> phases;
    final AtomicLongArray completed;

    /** Counts nothing in a closed model, and no phases of arrivals at one rate. */
    ArrivalTimeline(MeasurementInterval interval, RecorderSettings settings) {
        this.interval = interval;
        this.profile = settings.arrivals().map(ArrivalProperties::profile).filter(of -> !of.endless());
        this.phases = profile.stream()
                .flatMap(of -> of.phases().stream())
                .map(OfPhase::new)
                .toList();
        this.completed =
                new AtomicLongArray(settings.arrivals().isEmpty() ? 0 : 1 + second(settings.intervalNanos() - 1));
    }

    private static int second(long nanos) {
        return Math.toIntExact(TimeUnit.NANOSECONDS.toSeconds(nanos));
    }

    /** Returns the second of the measurement interval in which a moment lies, from 0. */
    int secondOf(long moment) {
        return second(moment - interval.opens());
    }

    /** Returns the phase of the arrival that was to start at a moment; empty before the profile. */
    Optional<OfPhase> phaseOf(long intended) {
        int number = profile.map(of -> of.phaseAt(intended - interval.opens())).orElse(-1);
        return number < 0 ? Optional.empty() : Optional.of(phases.get(number));
    }

    /** Records an arrival that ended in the measurement interval. */
    void ended(boolean right, long intended, long end) {
        if (right) {
            completed.incrementAndGet(secondOf(end));
        }
        phaseOf(intended).ifPresent(of -> {
            (right ? of.completed() : of.failed()).increment();
            if (right) {
                of.response().recordValue(LabelStatistics.LatencyRecorder.micros(end - intended));
            }
        });
    }

    /** Records an arrival that had not ended when the measurement interval closed. */
    void unfinished(long intended, long age) {
        phaseOf(intended).ifPresent(of -> of.response().recordValue(LabelStatistics.LatencyRecorder.micros(age)));
    }

    /** Writes the response times by phase, which are numbered from 1. */
    void write(HistogramLog log, long from, long to) {
        for (int i = 0; i < phases.size(); i++) {
            log.write("phase", Integer.toString(i + 1), from, to, phases.get(i).response());
        }
    }
}
