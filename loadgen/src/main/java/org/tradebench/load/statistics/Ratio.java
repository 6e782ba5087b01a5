package org.tradebench.load.statistics;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Holds an estimated ratio with its confidence interval. */
public interface Ratio {
    /** The ratio itself, above zero. */
    double ratio();

    /** Lower end of the 95 % interval; null without one. */
    @Nullable
    Double low();

    /** Upper end of it; null without one. */
    @Nullable
    Double high();

    /** The ratio, and in brackets its interval when it has one. */
    default String text() {
        return low() == null
                ? String.format(Locale.ROOT, "%.3f", ratio())
                : String.format(Locale.ROOT, "%.3f (%.3f–%.3f)", ratio(), low(), high());
    }
}
