package org.tradebench.load.statistics;

import java.util.Arrays;
import java.util.Locale;
import org.hipparchus.stat.StatUtils;
import org.jspecify.annotations.Nullable;

/** Holds median, least and most of several values. */
public record Spread(double median, double least, double most) {
    /** Computes the spread of at least one value. */
    public static Spread of(double... metrics) {
        if (metrics.length == 0) {
            throw new IllegalArgumentException("the median needs at least one value");
        }
        double[] sorted = metrics.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new Spread(median, sorted[0], sorted[sorted.length - 1]);
    }

    /** Returns the coefficient of variation: the standard deviation of a sample, divided by its mean; null for fewer than two values and for a mean of zero. */
    public static @Nullable Double variation(double... values) {
        double mean = StatUtils.mean(values);
        return values.length < 2 || mean == 0 ? null : Math.sqrt(StatUtils.variance(values, mean)) / mean;
    }

    /** Returns the median, and in brackets minimum and maximum unless all values are equal, as a single one is. */
    public String text(int decimals) {
        String form = "%." + decimals + "f";
        if (least == most) {
            return String.format(Locale.ROOT, form, median);
        }
        return String.format(Locale.ROOT, form + " (" + form + "–" + form + ")", median, least, most);
    }
}
