package org.tradebench.load.report;

import java.util.ArrayList;
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

    /** Seconds since the measurement interval opened. */
    double seconds(long epochMillis) {
        return (epochMillis
                        - Objects.requireNonNull(loadGenerator.intervalStart()).toEpochMilli())
                / 1000.0;
    }

    /** Of the machine that the run was started on. */
    Optional<Double> cores() {
        return Optional.ofNullable(run.environment().machine().get("cores")).map(Double::valueOf);
    }

    /**
     * Growth of a counter from sample to sample, a second; the middle between two samples is where the point stands. One point for every two
     * samples, so that all rates of a run have theirs at the same times.
     *
     * @param counter gives null when the value is unknown, which is drawn as no growth
     */
    Series rate(String name, String colour, Function<CpuSample, @Nullable Double> counter) {
        List<Series.Point> points = new ArrayList<>();
        List<CpuSample> samples = telemetry.cpu();
        for (int i = 1; i < samples.size(); i++) {
            CpuSample before = samples.get(i - 1);
            CpuSample now = samples.get(i);
            double time = seconds((before.time() + now.time()) / 2);
            double length = (now.time() - before.time()) / 1000.0;
            if (length > 0 && time >= span().first() && time <= span().intervalSeconds()) {
                Double from = counter.apply(before);
                Double to = counter.apply(now);
                double growth = from == null || to == null ? 0 : to - from;
                points.add(new Series.Point(time, Math.max(0, growth / length)));
            }
        }
        return new Series(name, colour, points);
    }
}
