package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.Series;

/** Draws throughput and latency, second by second, the warm-up included. */
final class TimeSection {
    private TimeSection() {}

    static Element draw(ReportInput input) {
        return Element.section(
                "Over time",
                LineChart.draw("throughput", "Throughput", "requests/s", throughput(input), input.span(), false),
                LineChart.draw(
                        "latency", "Latency of requests", "ms (logarithmic)", latency(input), input.span(), true));
    }

    private static List<Series> throughput(ReportInput input) {
        List<Series> lines = new ArrayList<>();
        lines.add(new Series(
                "correct answers",
                "c-throughput",
                rates(seconds(input), input.span().intervalSeconds())));
        List<Series.Point> errors = errors(input);
        if (errors.stream().anyMatch(point -> point.value() > 0)) {
            lines.add(new Series("errors", "c-error", errors));
        }
        return lines;
    }

    /**
     * Returns correct answers per second. Seconds without one are missing in the histograms: they are drawn as zero, because a line from the second before to the second
     * after would hide that the system stalled.
     */
    static List<Series.Point> rates(List<SecondStatistics> seconds, double intervalSeconds) {
        List<Series.Point> points = new ArrayList<>();
        double end = seconds.isEmpty() ? intervalSeconds : seconds.get(0).startSeconds();
        for (SecondStatistics second : seconds) {
            fill(points, end, second.startSeconds());
            end = second.startSeconds() + second.lengthSeconds();
            // The last second of the warm-up is seldom a whole one: rates, not counts.
            points.add(new Series.Point(middle(second), second.count() / second.lengthSeconds()));
        }
        fill(points, end, intervalSeconds);
        return points;
    }

    private static void fill(List<Series.Point> points, double from, double to) {
        for (double begin = from; to - begin > 0.5; begin++) {
            points.add(new Series.Point(Math.min(begin + 0.5, to), 0));
        }
    }

    private static List<Series.Point> errors(ReportInput input) {
        List<Series.Point> points = new ArrayList<>();
        double first = input.span().first();
        for (LoadResult.Second second : input.loadGenerator().timeline()) {
            double begin = second.phase() == LoadProgress.Phase.WARMUP ? first : 0;
            points.add(new Series.Point(begin + second.second() - 0.5, second.errors()));
        }
        return points;
    }

    private static List<Series> latency(ReportInput input) {
        return List.of(
                line(input, "p50", "c-p50", SecondStatistics::p50Millis),
                line(input, "p99", "c-p99", SecondStatistics::p99Millis));
    }

    private static Series line(
            ReportInput input, String name, String colour, ToDoubleFunction<SecondStatistics> figure) {
        return new Series(
                name,
                colour,
                seconds(input).stream()
                        .map(second -> new Series.Point(middle(second), figure.applyAsDouble(second)))
                        .toList());
    }

    private static List<SecondStatistics> seconds(ReportInput input) {
        return Stream.concat(input.histograms().warmup().stream(), input.histograms().series().stream())
                .filter(second -> second.lengthSeconds() > 0)
                .toList();
    }

    private static double middle(SecondStatistics second) {
        return second.startSeconds() + second.lengthSeconds() / 2;
    }
}
