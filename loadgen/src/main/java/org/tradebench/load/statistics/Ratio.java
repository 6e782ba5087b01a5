package org.tradebench.load.statistics;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Holds an estimated ratio with its confidence interval. */
public interface Ratio {
    /** Returns the ratio itself, above zero. */
    double ratio();

    /** Returns the lower end of the 95 % interval; null without one. */
    @Nullable
    Double low();

    /** Returns the upper end of the 95 % interval; null without one. */
    @Nullable
    Double high();

    /** Returns the ratio, and in brackets its interval when it has one. */
    default String text() {
        return low() == null
                ? String.format(Locale.ROOT, "%.3f", ratio())
                : String.format(Locale.ROOT, "%.3f (%.3f–%.3f)", ratio(), low(), high());
    }
}
