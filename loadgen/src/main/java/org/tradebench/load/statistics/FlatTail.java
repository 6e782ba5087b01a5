package org.tradebench.load.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Holds the longest end of a series of seconds without a change: without a step or a slope that is both unlikely to be chance and large enough to matter.
 *
 * @param from the first value of it, counted from 0
 * @param length values in it; 0 when no end is flat
 */
public record FlatTail(int from, int length) {
    /** Minimum number of seconds. */
    public static final int MIN = 10;

    private static final double RISK = 0.01;

    /**
     * Finds the longest flat end.
     *
     * @param matters share of the mean from which on a change matters: 0.05 is 5 %
     */
    public static FlatTail of(double matters, double... values) {
        for (int from = 0; values.length - from >= MIN; from++) {
            if (isFlat(Arrays.copyOfRange(values, from, values.length), matters)) {
                return new FlatTail(from, values.length - from);
            }
        }
        return new FlatTail(values.length, 0);
    }

    private static boolean isFlat(double[] values, double matters) {
        double mean = Arrays.stream(values).average().orElse(0);
        if (mean == 0) {
            return true;
        }
        ChangePoint step = ChangePoint.in(values);
        double first = Arrays.stream(values, 0, step.before()).average().orElse(mean);
        double second =
                Arrays.stream(values, step.before(), values.length).average().orElse(mean);
        // In this order, because a probability is expensive to compute.
        if (Math.abs(second - first) / mean > matters && step.probability() < RISK) {
            return false;
        }
        List<Line.Point> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            points.add(new Line.Point(i, values[i]));
        }
        // At least MIN points with different x have a line.
        Line line = Objects.requireNonNull(Line.through(points));
        boolean likely = line.low() > 0 || line.high() < 0;
        return !likely || Math.abs(line.slope()) * values.length / mean <= matters;
    }
}
