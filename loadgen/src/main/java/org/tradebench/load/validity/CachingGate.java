package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.caching.CacheCounts;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.telemetry.CacheSample;

/** Whether the application cached what it was asked to, by its own word, in the whole window. */
public final class CachingGate {
    private static final String NAME = "caching as asked";

    private CachingGate() {}

    /**
     * Judges a window.
     *
     * @param asked what the application was started with
     * @param told what it said of its cache, once a second of the window
     * @param counted its lookups in the window; null when they could not be read
     */
    public static CheckResult judge(Caching asked, List<CacheSample> told, CacheCounts counted) {
        String limit = limit(asked);
        if (told.isEmpty()) {
            return invalid(
                    CheckResult.NOT_AVAILABLE,
                    limit,
                    "The application did not say in the window what it caches: nobody knows what was measured.");
        }
        for (CacheSample sample : told) {
            List<String> others = others(asked, sample);
            if (!others.isEmpty()) {
                return invalid(
                        String.join(", ", others),
                        limit,
                        "The application cached something else than it was asked to, at least for a part of the window.");
            }
        }
        if (!asked.remembers()) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.PASS,
                    asked.heading(),
                    limit,
                    "The application said in the whole window that it caches nothing.");
        }
        if (counted == null || counted.hitRatio() == null) {
            return invalid(
                    "no lookup",
                    limit,
                    "No hit ratio can be worked out: the cache was not asked in the window, or its counters began anew.");
        }
        return new CheckResult(
                NAME,
                CheckOutcome.PASS,
                Say.format("%s, hit ratio %.3f", asked.heading(), counted.hitRatio()),
                limit,
                "The application said in the whole window that it caches as asked.");
    }

    /** The application could not be asked at all. */
    public static CheckResult nobodyAsked(Caching configured) {
        return CheckResult.unknown(
                NAME,
                limit(configured),
                "the application's administrator cannot be reached from here: that it caches so is what its environment says.");
    }

    private static String limit(Caching asked) {
        return asked.remembers()
                ? asked.heading() + " by the application's own word, with a hit ratio"
                : "no caching by the application's own word";
    }

    private static List<String> others(Caching asked, CacheSample told) {
        List<String> others = new ArrayList<>();
        if (!told.caching().equals(asked.mode().setting())) {
            others.add("'" + told.caching() + "'");
        } else if (asked.remembers()) {
            if (!told.databaseInSight()) {
                others.add("nothing answered from memory");
            }
            if (told.maxEntries() != (long) told.servers() * asked.entries()) {
                others.add(
                        told.servers() == 1
                                ? Say.format("%d entries", told.maxEntries())
                                : Say.format("%d entries on %d servers", told.maxEntries(), told.servers()));
            }
            if (!asked.eviction().name().equals(told.eviction())) {
                others.add("eviction " + told.eviction());
            }
            if (told.sharingPolicy() != asked.sharing().number()) {
                others.add("sharing policy " + told.sharingPolicy());
            }
            if (told.disk() != asked.disk()) {
                others.add(told.disk() ? "disk offload" : "no disk offload");
            }
        }
        return others;
    }

    private static CheckResult invalid(String figure, String limit, String sentence) {
        return new CheckResult(NAME, CheckOutcome.FAIL, figure, limit, sentence);
    }
}
