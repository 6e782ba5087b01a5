package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.ArrivalResult.PhaseCount;

/**
 * Holds the metrics of a run of the open model, each defined in docs/open-model.md.
 *
 * @param offeredPerSecond operations per second that were to arrive; of a profile the mean
 * @param process constant or poisson; both of a profile with both
 * @param arrived operations that were to start in the measurement interval
 * @param completedPerSecond arrivals per second whose operation ended correctly in the measurement interval
 * @param response from the intended start; of unfinished arrivals their age, a lower bound
 * @param service from the actual start
 * @param waited share of the arrivals for which no virtual user was free in time, 0 to 1
 * @param waitingMillis mean time until a virtual user was free, over all arrivals
 * @param lateMillis mean time that the load generator took to start after that
 * @param lateP99Millis 99th percentile of it
 * @param responseP99WithoutLoadGeneratorMillis 99th percentile of the response time less what the load generator took to start
 * @param unfinished arrivals whose operation had not ended when the measurement interval closed
 * @param longestUnfinishedMillis how long the oldest of them was due by then
 * @param phases of a profile of arrivals, in order; empty with one rate
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
        double longestUnfinishedMillis,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<PhaseMetrics> phases) {
    private static final double MILLI = 1e6;

    /**
     * Holds the metrics of the arrivals that were to start in a phase of a profile.
     *
     * @param fromPerSecond rate at its begin
     * @param toPerSecond rate at its end
     * @param process constant or poisson
     * @param completed those whose operation ended correctly in the measurement interval
     * @param failed those of which a request was answered wrongly in it
     * @param response from the intended start; of unfinished arrivals their age, a lower bound
     */
    public record PhaseMetrics(
            double fromPerSecond,
            double toPerSecond,
            String process,
            double seconds,
            long arrived,
            long completed,
            long failed,
            Latencies response) {
        private static PhaseMetrics of(PhaseCount of, Histogram response) {
            return new PhaseMetrics(
                    of.fromPerSecond(),
                    of.toPerSecond(),
                    of.process(),
                    of.seconds(),
                    of.arrived(),
                    of.completed(),
                    of.failed(),
                    Latencies.of(response));
        }
    }

    public OpenModel {
        // Results from before there were profiles have none.
        phases = phases == null ? List.of() : List.copyOf(phases);
    }

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
                arrivals.longestUnfinishedNanos() / MILLI,
                IntStream.range(0, arrivals.phases().size())
                        .mapToObj(i -> PhaseMetrics.of(arrivals.phases().get(i), histograms.phase(i + 1)))
                        .toList());
    }
}
