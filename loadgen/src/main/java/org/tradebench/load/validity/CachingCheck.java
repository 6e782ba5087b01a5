package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.telemetry.CacheSample;

/** Fails when the application did not cache as configured, according to its own report, in the whole measurement interval. */
public final class CachingCheck {
    private CachingCheck() {}

    static CheckResult evaluate(Evidence evidence) {
        Caching caching = Objects.requireNonNull(evidence.requested().caching());
        CacheCounts counted =
                evidence.use().cache() == null ? null : evidence.use().cache().all();
        return evidence.load()
                .cacheStates()
                .map(states -> judge(caching, states, counted))
                .orElseGet(
                        () -> CheckResult.unknown(
                                limit(caching),
                                "the application's administrator cannot be reached from here; the configuration is known from its environment only."));
    }

    /**
     * Compares the configuration with what the application reported.
     *
     * @param states once per second of the interval
     * @param counted lookups within the interval; null when they could not be read
     */
    public static CheckResult judge(Caching caching, List<CacheSample> states, @Nullable CacheCounts counted) {
        String limit = limit(caching);
        if (states.isEmpty()) {
            return CheckResult.fail(
                    CheckResult.NOT_AVAILABLE,
                    limit,
                    "The application did not report its cache, so it is unknown what was measured.");
        }
        for (CacheSample state : states) {
            List<String> differences = differences(caching, state);
            if (!differences.isEmpty()) {
                return CheckResult.fail(
                        String.join(", ", differences),
                        limit,
                        "The application did not cache as configured, at least for a part of the measurement interval.");
            }
        }
        String passes = "The application reported the configured caching throughout.";
        if (!caching.remembers()) {
            return CheckResult.pass(caching.heading(), limit, passes);
        }
        Double hitRatio = counted == null ? null : counted.hitRatio();
        return hitRatio == null
                ? CheckResult.fail(
                        "no lookup",
                        limit,
                        "There is no hit ratio: the cache was not used in the measurement interval, or its counters restarted.")
                : CheckResult.pass(CheckResult.text("%s, hit ratio %,.3f", caching.heading(), hitRatio), limit, passes);
    }

    private static String limit(Caching caching) {
        return caching.remembers()
                ? caching.heading() + " reported by the application, with a hit ratio"
                : "no caching reported by the application";
    }

    private static List<String> differences(Caching configured, CacheSample reported) {
        List<String> others = new ArrayList<>();
        if (!reported.caching().equals(configured.mode().setting())) {
            others.add("'" + reported.caching() + "'");
        } else if (configured.remembers()) {
            if (!reported.databaseInSight()) {
                others.add("nothing answered from memory");
            }
            if (reported.maxEntries() != (long) reported.servers() * configured.entries()) {
                others.add(
                        reported.servers() == 1
                                ? CheckResult.text("%,d entries", reported.maxEntries())
                                : CheckResult.text(
                                        "%,d entries on %,d servers", reported.maxEntries(), reported.servers()));
            }
            if (!configured.eviction().name().equals(reported.eviction())) {
                others.add("eviction " + reported.eviction());
            }
            if (reported.sharingPolicy() != configured.sharing().number()) {
                others.add("sharing policy " + reported.sharingPolicy());
            }
            if (reported.disk() != configured.disk()) {
                others.add(reported.disk() ? "disk offload" : "no disk offload");
            }
        }
        return others;
    }
}
