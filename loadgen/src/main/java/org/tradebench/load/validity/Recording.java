package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.warmup.WarmUp;

/**
 * Holds the parsed files of one load. Parsing the histograms takes seconds, so a run reads them once and hands this to the checks, the summary and the report; a
 * test refuses a second reader.
 *
 * @param arrivals empty in a closed model
 * @param warmUp how the warm-up came to a steady state; empty when it was a number of requests
 */
public record Recording(
        @JsonAlias("driver") LoadResult loadGenerator,
        Optional<ArrivalResult> arrivals,
        HistogramFile histograms,
        Optional<WarmUp> warmUp,
        TelemetrySeries series) {
    /** Reads what the load generator wrote into a folder. */
    public static Recording read(Path folder, TelemetrySeries series) {
        return read(folder, LoadResult.in(folder), series);
    }

    /** Reads the rest of a folder whose counts are known already. */
    public static Recording read(Path folder, LoadResult loadGenerator, TelemetrySeries series) {
        return new Recording(
                loadGenerator,
                ArrivalResult.in(folder),
                HistogramFile.read(folder.resolve(JMeterProcess.HISTOGRAMS)),
                WarmUp.in(folder),
                series);
    }

    /** The measurement interval by the clock of the day. */
    public Interval interval() {
        return new Interval(
                Objects.requireNonNull(loadGenerator.intervalStart(), "only complete runs are evaluated")
                        .toEpochMilli(),
                Objects.requireNonNull(loadGenerator.intervalEnd(), "only complete runs are evaluated")
                        .toEpochMilli());
    }

    /** Length of the measurement interval by the monotonic clock. */
    public double seconds() {
        return loadGenerator.intervalNanos() / 1e9;
    }

    /** Operations that were answered correctly within the measurement interval. */
    public long operations() {
        return loadGenerator.played().values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    /** The whole seconds of the measurement interval. */
    public List<LoadResult.Second> wholeSeconds() {
        long whole = loadGenerator.intervalNanos() / 1_000_000_000L;
        return loadGenerator.timeline().stream()
                .filter(second -> second.phase() == LoadProgress.Phase.INTERVAL && second.second() <= whole)
                .toList();
    }
}
