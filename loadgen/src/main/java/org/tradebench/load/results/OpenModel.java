package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;

/**
 * A run of the open model in figures, each defined in docs/open-model.md.
 *
 * @param offeredPerSecond operations per second that were to arrive
 * @param process constant or poisson
 * @param arrived operations that were to start in the measurement interval
 * @param completedPerSecond arrivals per second whose operation ended rightly in the measurement interval
 * @param response from the intended start; of unfinished arrivals their age, a lower bound
 * @param service from the actual start
 * @param waited share of the arrivals for which no virtual user was free in time, 0 to 1
 * @param waitingMillis mean time until a virtual user was free, over all arrivals
 * @param lateMillis mean time that the load generator took to start after that
 * @param lateP99Millis 99th percentile of it
 * @param responseP99WithoutLoadGeneratorMillis 99th percentile of the response time less what the load generator took to start
 * @param unfinished arrivals whose operation had not ended when the measurement interval closed
 * @param longestUnfinishedMillis how long the oldest of them was due by then
 */
public record OpenModel(
        double offeredPerSecond,
        String process,
        long arrived,
        double completedPerSecond,
        Latencies response,
        Latencies service,
        double waited,
        double waitingMillis,
        double lateMillis,
        @Nullable Double lateP99Millis,

        @JsonAlias("responseP99WithoutDriverMillis") @Nullable
        Double responseP99WithoutLoadGeneratorMillis,

        long unfinished,
        double longestUnfinishedMillis) {
    private static final double MILLI = 1e6;

    public static OpenModel of(ArrivalResult arrivals, HistogramFile histograms, double intervalSeconds) {
        long completed = arrivals.completed();
        double count = Math.max(1, completed);
        return new OpenModel(
                arrivals.perSecond(),
                arrivals.process(),
                arrivals.arrived(),
                completed / intervalSeconds,
                Latencies.of(histograms.responsesWithUnfinished()),
                Latencies.of(histograms.allServices()),
                arrivals.waited() / count,
                arrivals.waitingNanos() / count / MILLI,
                arrivals.lateNanos() / count / MILLI,
                Latencies.of(histograms.late()).p99(),
                Latencies.of(histograms.responsesWithoutLoadGenerator()).p99(),
                arrivals.unfinished(),
                arrivals.longestUnfinishedNanos() / MILLI);
    }
}
