package org.tradebench.load.report.chart;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes numbers as reports show them: 2,605.4, and a word for what is not available. */
public final class Numbers {
    public static final String NOT_AVAILABLE = "not available";

    private static final double MEGABYTE = 1024.0 * 1024;

    private Numbers() {}

    public static String of(@Nullable Double value, int decimals) {
        return value == null ? NOT_AVAILABLE : String.format(Locale.ROOT, "%,." + decimals + "f", value);
    }

    public static String whole(@Nullable Number value) {
        return value == null ? NOT_AVAILABLE : String.format(Locale.ROOT, "%,d", value.longValue());
    }

    /** Formats milliseconds with the significant decimals: they were recorded with three digits. */
    public static String millis(@Nullable Double value) {
        if (value == null) {
            return "–";
        }
        return of(value, value < 10 ? 2 : value < 100 ? 1 : 0);
    }

    public static String cores(@Nullable Double value) {
        return of(value, 2);
    }

    public static String percent(@Nullable Double share, int decimals) {
        return share == null ? NOT_AVAILABLE : of(100 * share, decimals) + " %";
    }

    public static String megabytes(@Nullable Long bytes) {
        return bytes == null ? NOT_AVAILABLE : of(bytes / MEGABYTE, 0) + " MB";
    }

    /** Formats the tick of an axis with as many decimals as it needs, at most three. */
    public static String tick(double value) {
        return Math.abs(value) >= 10 || value == Math.rint(value)
                ? whole(Math.round(value))
                : of(value, 3).replaceAll("\\.?0+$", "");
    }

    /** Formats a coordinate with two decimals and no trailing zeros. */
    public static String svg(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceAll("\\.?0+$", "");
    }
}
