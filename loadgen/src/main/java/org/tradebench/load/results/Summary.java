package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/**
 * Holds the metrics of a run, each defined in docs/metrics-and-checks.md. Null is 'not available'. A run that is INVALID has none.
 *
 * @param requestsPerSecond right answers per second
 * @param operationsPerSecond operations completed with a right answer per second, without logins
 * @param throughputInterval of requests per second; null of a run that was interleaved with others, and in results from before it was estimated
 * @param correctedLatency latency corrected for coordinated omission; null in an open model, without a right answer, and in results from before it was estimated
 * @param requestsPerApplicationCpuSecond right answers for each CPU-second of the application, JIT compiler included
 * @param requestsPerApplicationCpuSecondWithoutJit likewise, without the CPU of the JIT compiler's threads
 * @param requestsPerCpuSecond likewise, of application and database together, JIT compiler included
 * @param statementsPerRequest that the database executed
 * @param statementsPerOperation likewise, by the operations
 * @param hitRatio share of the lookups in the application's cache that were no misses, 0 to 1; null without one
 * @param loadGeneratorShareOfTime of the virtual users' time, 0 to 1; of an open model, of the time in which they were busy with an arrival
 * @param openModel of arrivals at a rate; null in a closed model
 */
public record Summary(
        @JsonAlias("windowSeconds") double intervalSeconds,
        long requests,
        long errors,
        long operations,
        double requestsPerSecond,
        double operationsPerSecond,
        @Nullable ThroughputInterval throughputInterval,
        Latencies latency,
        @Nullable CorrectedLatency correctedLatency,
        @Nullable Double requestsPerApplicationCpuSecond,
        @Nullable Double requestsPerApplicationCpuSecondWithoutJit,
        @Nullable Double requestsPerCpuSecond,
        @Nullable Double statementsPerRequest,
        @Nullable Double statementsPerOperation,
        @Nullable Double hitRatio,
        @JsonAlias("driverShareOfTime") double loadGeneratorShareOfTime,
        @Nullable OpenModel openModel) {
    /** Returns CPU time per operation in microseconds, from requests per CPU-second; null when it is not known. */
    public @Nullable Double microsPerOperation(@Nullable Double requestsPerCpuSecond) {
        return requestsPerCpuSecond == null || operationsPerSecond == 0
                ? null
                : 1e6 * requestsPerSecond / operationsPerSecond / requestsPerCpuSecond;
    }

    /** Computes the metrics of a run of a closed model. */
    public static Summary of(LoadResult loadGenerator, HistogramFile histograms, IntervalUse use) {
        return of(loadGenerator, Optional.empty(), histograms, use);
    }

    public static Summary of(
            LoadResult loadGenerator, Optional<ArrivalResult> arrivals, HistogramFile histograms, IntervalUse use) {
        double seconds = loadGenerator.countedNanos() / 1e9;
        long right = loadGenerator.requestCount() - loadGenerator.errorCount();
        long operations = loadGenerator.played().values().stream()
                .mapToLong(Long::longValue)
                .sum();
        double rate = right / seconds;
        TierUse application = use.tiers().get(Tier.APPLICATION);
        TierUse database = use.tiers().get(Tier.DATABASE);
        Double applicationCores = application == null ? null : application.cores();
        Double databaseCores = database == null ? null : database.cores();
        return new Summary(
                seconds,
                loadGenerator.requestCount(),
                loadGenerator.errorCount(),
                operations,
                rate,
                operations / seconds,
                loadGenerator.slices().isEmpty() ? ThroughputInterval.of(histograms.series()) : null,
                Latencies.of(histograms.allRequests()),
                arrivals.isPresent()
                        ? null
                        : CorrectedLatency.of(histograms.allRequests(), loadGenerator.thinkTimeMillis()),
                per(rate, applicationCores),
                per(rate, application == null ? null : application.withoutJit()),
                per(rate, applicationCores == null || databaseCores == null ? null : applicationCores + databaseCores),
                by(use.database().statements(), right),
                by(use.database().statements(), operations),
                use.cache() == null ? null : use.cache().all().hitRatio(),
                arrivals.map(ArrivalResult::loadGeneratorShareOfTime).orElse(loadGenerator.loadGeneratorShareOfTime()),
                arrivals.map(of -> OpenModel.of(of, histograms, seconds)).orElse(null));
    }

    private static @Nullable Double by(@Nullable Double statements, long count) {
        return statements == null || count == 0 ? null : statements / count;
    }

    private static @Nullable Double per(double rate, @Nullable Double cores) {
        return cores == null || cores <= 0 ? null : rate / cores;
    }
}
