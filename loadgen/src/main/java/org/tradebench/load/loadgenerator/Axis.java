package org.tradebench.load.loadgenerator;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * Maps the seconds of several processes to one time line. The seconds of the measurement interval are the same in all of them, because all intervals opened at
 * one instant. Warm-up seconds count from each process's own beginning: each is given to the common second in which its middle lies.
 *
 * @param began when the first process began
 * @param opened when the first measurement interval opened
 */
record Axis(Instant began, Instant opened) {
    private static final long SECOND = 1000;

    static Axis of(List<Part> parts) {
        return new Axis(
                parts.stream()
                        .map(Part::startedAt)
                        .min(Comparator.naturalOrder())
                        .orElseThrow(),
                parts.stream()
                        .map(Part::intervalStart)
                        .min(Comparator.naturalOrder())
                        .orElseThrow());
    }

    /** Returns the number, from 1, of the common second of a part of a warm-up; times in milliseconds since the process's own beginning. */
    int warmupSecond(Part part, long from, long to) {
        long middle = Duration.between(began, part.startedAt()).toMillis() + (from + to) / 2;
        long last = Math.max(0, Duration.between(began, opened).toMillis() - 1);
        return (int) (Math.max(0, Math.min(middle, last)) / SECOND) + 1;
    }

    /** Returns the number, from 1, of a measurement interval's second that began this many milliseconds after the process's own measurement interval. */
    static int intervalSecond(long from) {
        return (int) ((from + SECOND / 2) / SECOND) + 1;
    }
}
