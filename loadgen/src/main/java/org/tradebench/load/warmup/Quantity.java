package org.tradebench.load.warmup;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lists the quantities that have to be steady at the end of a warm-up, each with its limit. */
public enum Quantity {
    /** A warm application compiles next to nothing; the validity check on the measurement interval allows 10 %. */
    COMPILING("compile rate", "JIT at most 5 % of the application's CPU") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return now.jitShare() != null;
        }

        @Override
        boolean isSteady(Cycle before, Cycle now) {
            return known(now.jitShare()) <= 0.05;
        }

        @Override
        String metric(Cycle now) {
            return String.format(Locale.ROOT, "%.1f %%", 100 * known(now.jitShare()));
        }
    },
    /** Pools grow until they fit the load; a few threads come and go by themselves. */
    POOLS("pool size", "threads of the application within 5 % or 3 of the cycle before") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return before.threads() != null && now.threads() != null;
        }

        @Override
        boolean isSteady(Cycle before, Cycle now) {
            return Math.abs(known(now.threads()) - known(before.threads()))
                    <= Math.max(3, 0.05 * known(before.threads()));
        }

        @Override
        String metric(Cycle now) {
            return now.threads() + " threads";
        }
    },
    HIT_RATIO("cache hit ratio", "within 0.01 of the cycle before") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return before.hitRatio() != null && now.hitRatio() != null;
        }

        @Override
        boolean isSteady(Cycle before, Cycle now) {
            return Math.abs(known(now.hitRatio()) - known(before.hitRatio())) <= 0.01;
        }

        @Override
        String metric(Cycle now) {
            return String.format(Locale.ROOT, "%.3f", known(now.hitRatio()));
        }
    },
    /** Returns what outlives young collections; caches and sessions that still fill up make it grow. */
    HEAP("live heap", "old generation within 5 % of the heap of the cycle before") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return before.oldBytes() != null && now.oldBytes() != null && now.heapBytes() != null;
        }

        @Override
        boolean isSteady(Cycle before, Cycle now) {
            return Math.abs(known(now.oldBytes()) - known(before.oldBytes())) <= 0.05 * known(now.heapBytes());
        }

        @Override
        String metric(Cycle now) {
            return String.format(Locale.ROOT, "%.0f MB", known(now.oldBytes()) / 1e6);
        }
    };

    private final String title;
    private final String limit;

    Quantity(String title, String limit) {
        this.title = title;
        this.limit = limit;
    }

    public String title() {
        return title;
    }

    /** The condition under which it counts as steady, in words. */
    public String limit() {
        return limit;
    }

    /** A value of which {@link #isKnown} has told that it is there. */
    private static <T> T known(@Nullable T value) {
        return Objects.requireNonNull(value);
    }

    /** Returns whether both cycles have what the other methods need. */
    abstract boolean isKnown(Cycle before, Cycle now);

    abstract boolean isSteady(Cycle before, Cycle now);

    abstract String metric(Cycle now);
}
