package org.tradebench.load.validity;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.telemetry.CacheUse;

/**
 * Compares the statements that PostgreSQL counted with those that operations and cache misses predict. The two numbers are independent: a cache that is
 * bypassed, or one that a treatment should not have, is noticed here.
 */
public final class StatementsCheck {
    /** Share of the prediction; 151 trials of all modes and of the distributed map stayed between −3.3 and +0.1 %. */
    private static final double WARN_ABOVE = 0.05;

    private static final double FAIL_ABOVE = 0.2;

    private static final double MIN_CALLS = 500;

    private StatementsCheck() {}

    static CheckResult evaluate(Evidence evidence) {
        Evidence.Requested requested = evidence.requested();
        String mode = requested.mode();
        if (requested.unpredictable() != null || mode == null || requested.caching() == null) {
            return notPredicted(
                    requested.unpredictable() != null
                            ? requested.unpredictable()
                            : "the settings of a server that runs elsewhere are unknown here");
        }
        boolean cached = requested.caching().remembers();
        CacheUse cache = evidence.use().cache();
        if (cached && cache == null) {
            return notPredicted("the cache misses are not known");
        }
        Recording recording = evidence.recording();
        Map<String, Long> requests = new HashMap<>();
        recording.loadGenerator().requests().forEach(of -> requests.merge(of.label(), of.requests(), Long::sum));
        return judge(
                predicted(requested.caching().mode(), mode, requests, cached ? cache : null),
                evidence.use().database().statements(),
                recording.operations(),
                recording.seconds());
    }

    private static Optional<PredictedStatements> predicted(
            CachingMode caching, String mode, Map<String, Long> requests, @Nullable CacheUse cache) {
        if (cache == null) {
            return PredictedStatements.withoutCache(mode, requests);
        }
        return caching == CachingMode.SECOND_LEVEL
                ? PredictedStatements.withEntityCache(mode, requests, cache)
                : PredictedStatements.withCache(mode, requests, cache);
    }

    private static CheckResult notPredicted(String why) {
        return CheckResult.notApplicable("what operations and cache predict", why);
    }

    public static CheckResult judge(
            Optional<PredictedStatements> predicted, @Nullable Double counted, long operations, double seconds) {
        if (predicted.isEmpty()) {
            return notPredicted("there is no prediction for this mode");
        }
        double least = predicted.get().least();
        double most = predicted.get().most();
        if (operations == 0 || most < MIN_CALLS) {
            return notPredicted("too few operations");
        }
        String limit = CheckResult.text(
                "%,.2f to %,.2f per operation, within %,.0f %%; INVALID beyond %,.0f %%",
                least / operations, most / operations, 100 * WARN_ABOVE, 100 * FAIL_ABOVE);
        if (counted == null) {
            return CheckResult.unknown(limit, "the database does not count statements, or cannot be asked.");
        }
        // Counters are read once per second, so that each end of the interval is known to half of one.
        double edge = most / seconds;
        double off = Math.max(least - counted, counted - most);
        String differs =
                "The statements differ from what operations and cache predict: a setting that changes what pages ask, another user of the database, or a cache that is not what it reports.";
        return CheckResult.graded(
                off <= WARN_ABOVE * most + edge / 2,
                off <= FAIL_ABOVE * most + edge,
                CheckResult.text("%,.2f per operation", counted / operations),
                limit,
                "The statements are those that operations and cache predict.",
                differs,
                differs);
    }
}
