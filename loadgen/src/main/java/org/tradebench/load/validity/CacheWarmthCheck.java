package org.tradebench.load.validity;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.telemetry.CacheUse;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;

/** Warns when the cache still filled within the measurement interval: a later interval would have fewer misses. */
final class CacheWarmthCheck {
    /**
     * Share of the misses. Statements per operation and the database's CPU are nearly proportional to the misses, so that their means would be 5 % away from
     * the level at the end, a difference of the size that experiments are to find.
     */
    static final double FEWER_MISSES = 0.10;

    /**
     * Difference of the hit ratio: for a cache that hardly misses, a tenth of the misses is negligible; with less than one additional miss in a hundred lookups
     * throughput changes by less than noise.
     */
    private static final double BETTER_RATIO = 0.01;

    private CacheWarmthCheck() {}

    static CheckResult evaluate(Evidence run) {
        Interval interval = run.recording().interval();
        long third = (interval.end() - interval.start()) / 3;
        return judge(
                counts(run, new Interval(interval.start(), interval.start() + third)),
                counts(run, new Interval(interval.end() - third, interval.end())));
    }

    private static @Nullable CacheCounts counts(Evidence run, Interval third) {
        CacheUse use = IntervalUse.of(run.recording().series(), third).cache();
        return use == null ? null : use.all();
    }

    /** Compares the first third of the interval with the last; three standard errors of the counts are allowed for. */
    static CheckResult judge(@Nullable CacheCounts first, @Nullable CacheCounts last) {
        String limit = CheckResult.text(
                "from the first to the last third misses per lookup fall by at most %,.0f %%, or the hit ratio rises by at most %,.2f",
                100 * FEWER_MISSES, BETTER_RATIO);
        Double before = first == null ? null : first.hitRatio();
        Double after = last == null ? null : last.hitRatio();
        if (first == null || last == null || before == null || after == null) {
            return CheckResult.unknown(limit, "the counters of the application's cache are not available.");
        }
        double missed = 1 - before;
        double fewer = after - before;
        double chance = 3
                * Math.sqrt(missed * before / Math.max(1, first.lookups())
                        + (1 - after) * after / Math.max(1, last.lookups()));
        return CheckResult.warnUnless(
                fewer <= Math.max(FEWER_MISSES * missed, BETTER_RATIO) + chance,
                CheckResult.text(
                        "hit ratio %,.3f in the first third, %,.3f in the last: misses per lookup %s by %,.1f %%",
                        before, after, fewer < 0 ? "rose" : "fell", missed == 0 ? 0 : 100 * Math.abs(fewer) / missed),
                limit,
                "The cache was warm.",
                "The cache still filled: a later measurement interval would have fewer misses. Use a longer --warmup, such as steady:10m.");
    }
}
