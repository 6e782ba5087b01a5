package org.tradebench.load.plugin.recorder;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/** Counts the answers of each slice, and those of the measurement interval that came outside the counted part of any. Threads add to it without a lock. */
final class SliceTallies {
    /** Counts the answers of one slice's counted part, and the operations that were completed with a right answer in it. */
    record OfSlice(Tally answers, LongAdder operations) {}

    private final MeasurementInterval interval;

    /** Tallies of the slices, in order; empty without slices. */
    final List<OfSlice> slices;

    /** Answers in the measurement interval that count in no slice. */
    final Tally uncounted = new Tally();

    SliceTallies(MeasurementInterval interval) {
        this.interval = interval;
        slices = IntStream.range(0, interval.slices().map(Slices::count).orElse(0))
                .mapToObj(slice -> new OfSlice(new Tally(), new LongAdder()))
                .toList();
    }

    /** Records an answer that ended in the measurement interval; returns whether it counts. */
    boolean add(RecordedAnswer answer, boolean operation) {
        if (slices.isEmpty()) {
            return true;
        }
        int slice = interval.slice(answer.end());
        if (slice < 0) {
            uncounted.add(answer);
            return false;
        }
        slices.get(slice).answers().add(answer);
        if (operation && answer.right()) {
            slices.get(slice).operations().increment();
        }
        return true;
    }
}
