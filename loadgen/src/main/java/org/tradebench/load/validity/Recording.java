package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.Interleaving;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.SlicedUse;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.warmup.WarmUp;

/**
 * Holds the parsed files of one load. Parsing the histograms takes seconds, so a run reads them once and passes this to the checks, the summary and the report;
 * a test allows no second reader.
 *
 * @param arrivals empty in a closed model
 * @param warmUp outcome of the warm-up to the steady state; empty when the warm-up was a number of requests
 * @param interleaving the systems with which the load was interleaved; empty when there were none
 */
public record Recording(
        @JsonAlias("driver") LoadResult loadGenerator,
        Optional<ArrivalResult> arrivals,
        HistogramFile histograms,
        Optional<WarmUp> warmUp,
        TelemetrySeries series,
        Optional<Interleaving> interleaving) {
    /** Creates the recording of a run that was measured by itself. */
    public Recording(
            LoadResult loadGenerator,
            Optional<ArrivalResult> arrivals,
            HistogramFile histograms,
            Optional<WarmUp> warmUp,
            TelemetrySeries series) {
        this(loadGenerator, arrivals, histograms, warmUp, series, Optional.empty());
    }

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
                series,
                Interleaving.in(folder));
    }

    /** Returns the measurement interval by the clock of the day. */
    public Interval interval() {
        return new Interval(
                Objects.requireNonNull(loadGenerator.intervalStart(), "only complete runs are evaluated")
                        .toEpochMilli(),
                Objects.requireNonNull(loadGenerator.intervalEnd(), "only complete runs are evaluated")
                        .toEpochMilli());
    }

    /** Returns the length of the measurement interval by the monotonic clock. */
    public double intervalSeconds() {
        return loadGenerator.intervalNanos() / 1e9;
    }

    /** Returns the seconds of the measurement interval that count: all, or those of the slices. */
    public double seconds() {
        return loadGenerator.countedNanos() / 1e9;
    }

    /** Returns the use in the measurement interval; where the interval was shared with others, that in this system's own slices. */
    public IntervalUse use() {
        IntervalUse whole = IntervalUse.of(series, interval());
        return loadGenerator.slices().isEmpty()
                ? whole
                : new SlicedUse(
                                loadGenerator.countedShare(),
                                intervalSeconds(),
                                seconds(),
                                interleaving.map(Interleaving::otherCores).orElse(null))
                        .of(whole);
    }

    /** Returns the number of operations that were answered correctly within the measurement interval. */
    public long operations() {
        return loadGenerator.played().values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    /** Returns the whole seconds of the measurement interval; where it was shared with others, those that count from begin to end. */
    public List<LoadResult.Second> wholeSeconds() {
        long whole = loadGenerator.intervalNanos() / 1_000_000_000L;
        return loadGenerator.timeline().stream()
                .filter(second -> second.phase() == LoadProgress.Phase.INTERVAL && second.second() <= whole)
                .filter(second -> loadGenerator.slices().isEmpty() || counts(1_000_000_000L * second.second()))
                .toList();
    }

    private boolean counts(long endNanos) {
        return loadGenerator.slices().stream()
                .anyMatch(
                        slice -> slice.countsFromNanos() <= endNanos - 1_000_000_000L && endNanos <= slice.endNanos());
    }
}
