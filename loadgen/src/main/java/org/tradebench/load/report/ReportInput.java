package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.chart.ChartPeriod;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.validity.Recording;

/** Holds the parsed files that the report of a run is drawn from. */
record ReportInput(
        RunRecord run,
        TelemetrySeries telemetry,
        LoadResult loadGenerator,
        Optional<ArrivalResult> arrivals,
        HistogramFile histograms) {
    static ReportInput read(ResultFolder results) {
        return of(results.run(), Recording.read(results.folder(), results.telemetry()));
    }

    static ReportInput of(RunRecord run, Recording recording) {
        return new ReportInput(
                run, recording.series(), recording.loadGenerator(), recording.arrivals(), recording.histograms());
    }

    ChartPeriod span() {
        return new ChartPeriod(
                Math.min(0, seconds(loadGenerator.startedAt().toEpochMilli())), loadGenerator.intervalNanos() / 1e9);
    }

    /** Converts a time to seconds since the measurement interval opened. */
    double seconds(long epochMillis) {
        return (epochMillis
                        - Objects.requireNonNull(loadGenerator.intervalStart()).toEpochMilli())
                / 1000.0;
    }

    /** Returns the cores of the machine that the run was started on. */
    Optional<Double> cores() {
        return Optional.ofNullable(run.environment().machine().get("cores")).map(Double::valueOf);
    }

    /**
     * Returns the growth of a counter per second from sample to sample, each point in the middle between two samples. All rates of a run have their points at
     * the same times.
     *
     * @param counter returns null when the value is unknown: growth is then spread evenly between the samples that have one, and is 0 before the first and
     *     after the last of them
     */
    Series rate(String name, String colour, Function<CpuSample, @Nullable Double> counter) {
        List<Series.Point> points = new ArrayList<>();
        List<CpuSample> samples = telemetry.cpu();
        double[] rates = rates(samples, counter);
        for (int i = 1; i < samples.size(); i++) {
            CpuSample before = samples.get(i - 1);
            CpuSample now = samples.get(i);
            double time = seconds((before.time() + now.time()) / 2);
            if (now.time() > before.time() && time >= span().first() && time <= span().intervalSeconds()) {
                points.add(new Series.Point(time, rates[i]));
            }
        }
        return new Series(name, colour, points);
    }

    /** Returns the same; empty when fewer than two samples have the value: no growth is known then, and a line at 0 would say that there was none. */
    Optional<Series> knownRate(String name, String colour, Function<CpuSample, @Nullable Double> counter) {
        long known =
                telemetry.cpu().stream().map(counter).filter(Objects::nonNull).count();
        return known < 2 ? Optional.empty() : Optional.of(rate(name, colour, counter));
    }

    /** Returns the growth per second before each sample; 0 where it is not known. */
    private static double[] rates(List<CpuSample> samples, Function<CpuSample, @Nullable Double> counter) {
        double[] rates = new double[samples.size()];
        int last = -1;
        double from = 0;
        for (int i = 0; i < rates.length; i++) {
            Double to = counter.apply(samples.get(i));
            if (to == null) {
                continue;
            }
            if (last >= 0) {
                double length = (samples.get(i).time() - samples.get(last).time()) / 1000.0;
                Arrays.fill(rates, last + 1, i + 1, length > 0 ? Math.max(0, (to - from) / length) : 0);
            }
            last = i;
            from = to;
        }
        return rates;
    }
}
