package org.tradebench.load.warmup;

import java.util.Locale;

/** What has to stand still, and when it does. */
public enum Quantity {
    /** A warm application compiles next to nothing; the gate on the window allows 10 %. */
    COMPILING("compile rate", "JIT at most 5 % of the application's CPU") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return now.jitShare() != null;
        }

        @Override
        boolean isStill(Cycle before, Cycle now) {
            return now.jitShare() <= 0.05;
        }

        @Override
        String figure(Cycle now) {
            return String.format(Locale.ROOT, "%.1f %%", 100 * now.jitShare());
        }
    },
    /** Pools grow until they fit the load; a few threads come and go by themselves. */
    POOLS("pool size", "threads of the application within 5 % or 3 of the cycle before") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return before.threads() != null && now.threads() != null;
        }

        @Override
        boolean isStill(Cycle before, Cycle now) {
            return Math.abs(now.threads() - before.threads()) <= Math.max(3, 0.05 * before.threads());
        }

        @Override
        String figure(Cycle now) {
            return now.threads() + " threads";
        }
    },
    HIT_RATIO("cache hit ratio", "within 0.01 of the cycle before") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return before.hitRatio() != null && now.hitRatio() != null;
        }

        @Override
        boolean isStill(Cycle before, Cycle now) {
            return Math.abs(now.hitRatio() - before.hitRatio()) <= 0.01;
        }

        @Override
        String figure(Cycle now) {
            return String.format(Locale.ROOT, "%.3f", now.hitRatio());
        }
    },
    /** What outlives the young collections: caches and sessions that still fill up make it grow. */
    HEAP("live heap", "old generation within 5 % of the heap of the cycle before") {
        @Override
        boolean isKnown(Cycle before, Cycle now) {
            return before.oldBytes() != null && now.oldBytes() != null && now.heapBytes() != null;
        }

        @Override
        boolean isStill(Cycle before, Cycle now) {
            return Math.abs(now.oldBytes() - before.oldBytes()) <= 0.05 * now.heapBytes();
        }

        @Override
        String figure(Cycle now) {
            return String.format(Locale.ROOT, "%.0f MB", now.oldBytes() / 1e6);
        }
    };

    private final String title;
    private final String limit;

    Quantity(String title, String limit) {
        this.title = title;
        this.limit = limit;
    }

    /** For people. */
    public String title() {
        return title;
    }

    /** When it is still, in words. */
    public String limit() {
        return limit;
    }

    abstract boolean isKnown(Cycle before, Cycle now);

    abstract boolean isStill(Cycle before, Cycle now);

    abstract String figure(Cycle now);
}
