package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.LatencySection.Named;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.results.CorrectedLatency;
import org.tradebench.load.results.Latencies;
import org.tradebench.load.results.OpenModel;

/** Draws percentiles of operations and of the requests that they are made of; of the open model also response time and service time. */
final class LatencySection {
    private static final double ROW = 26;
    private static final double NAMES = 130;

    private LatencySection() {}

    /** Pairs a distribution with the name of what was measured. */
    record Named(String name, Latencies of) {
        Named(String name, Histogram histogram) {
            this(name, Latencies.of(histogram));
        }
    }

    static Element draw(ReportInput input) {
        HistogramFile histograms = input.histograms();
        List<Named> operations = named(input.loadGenerator().played().keySet(), histograms::operations);
        List<Named> requests = new ArrayList<>(named(
                input.loadGenerator().requests().stream()
                        .map(LoadResult.Request::label)
                        .distinct()
                        .toList(),
                histograms::requests));
        requests.add(new Named("all requests", histograms.allRequests()));
        Element section = Element.section(
                "Latency by operation",
                Element.of(
                        "p",
                        Definitions.link("latency", "Latency"),
                        " of correct answers in the measurement interval. The latency of an operation is the sum over"
                                + " its requests, without a login."));
        // A primitive has requests only.
        if (!operations.isEmpty()) {
            section.add(
                    table("Operations, in milliseconds", operations),
                    ranges(
                            "latency-by-operation",
                            "From the median to the maximum of each operation (logarithmic)",
                            operations));
        }
        CorrectedLatency corrected = input.arrivals().isPresent()
                ? null
                : CorrectedLatency.of(
                        histograms.allRequests(), input.loadGenerator().thinkTimeMillis());
        if (corrected == null) {
            return section.add(table("Requests, in milliseconds", requests));
        }
        requests.add(new Named("all requests, corrected", corrected.latency()));
        return section.add(
                table("Requests, in milliseconds", requests),
                Element.of(
                        "p",
                        "The last row is ",
                        Definitions.link("corrected-latency", "corrected for coordinated omission"),
                        ": an estimate with one request per virtual user every "
                                + Numbers.millis(corrected.expectedIntervalMillis())
                                + " ms, also while the system stalls."));
    }

    static List<Named> named(Iterable<String> names, Function<String, Histogram> histograms) {
        List<Named> named = new ArrayList<>();
        names.forEach(name -> named.add(new Named(name, histograms.apply(name))));
        return named;
    }

    /** Makes a table with the percentiles of some distributions. */
    static Element table(String caption, List<Named> rows) {
        return new Columns<Named>()
                .add("name", Named::name)
                .add("count", row -> Numbers.whole(row.of().count()))
                .add("mean", row -> Numbers.millis(row.of().mean()))
                .add("p50", row -> Numbers.millis(row.of().p50()))
                .add("p90", row -> Numbers.millis(row.of().p90()))
                .add("p95", row -> Numbers.millis(row.of().p95()))
                .add("p99", row -> Numbers.millis(row.of().p99()))
                .add("p99.9", row -> Numbers.millis(row.of().p999()))
                .add("max", row -> Numbers.millis(row.of().max()))
                .table(caption, rows);
    }

    /** Draws distributions from the median to the maximum, on one logarithmic axis; one without a value is left out. */
    static Element ranges(String name, String caption, List<Named> all) {
        List<Named> ranges =
                all.stream().filter(range -> range.of().count() > 0).toList();
        double least =
                ranges.stream().mapToDouble(range -> range.of().p50()).min().orElse(1);
        double greatest =
                ranges.stream().mapToDouble(range -> range.of().max()).max().orElse(10);
        BarRows rows = new BarRows(Scale.decades(least, greatest, NAMES, Plot.RIGHT), ROW, ranges.size(), " ms");
        for (Named range : ranges) {
            Latencies of = range.of();
            double y = rows.next(range.name());
            rows.add(Plot.line("range", rows.at(known(of.p50())), y, rows.at(known(of.max())), y))
                    .add(dot(rows, "p50", of.p50(), y))
                    .add(dot(rows, "p95", of.p95(), y))
                    .add(dot(rows, "p99", of.p99(), y))
                    .add(dot(rows, "max", of.max(), y))
                    .describe(range.name() + ": p50 " + Numbers.millis(of.p50()) + " ms, maximum "
                            + Numbers.millis(of.max()) + " ms");
        }
        return Figure.of(
                name,
                caption,
                rows.svg("Latency"),
                List.of(
                        Series.key("p50", "c-p50"),
                        Series.key("p95", "c-p95"),
                        Series.key("p99", "c-p99"),
                        Series.key("maximum", "c-max")));
    }

    private static double known(@Nullable Double millis) {
        return Objects.requireNonNull(millis, "a distribution with a value has percentiles");
    }

    private static Element dot(BarRows rows, String name, @Nullable Double millis, double y) {
        return Plot.circle("dot c-" + name, rows.at(known(millis)), y, 5, name + " " + Numbers.millis(millis) + " ms");
    }

    static Element openModel(ReportInput input, ArrivalResult arrivals) {
        HistogramFile histograms = input.histograms();
        OpenModel of = OpenModel.of(arrivals, histograms, input.loadGenerator().intervalNanos() / 1e9);
        Named response = new Named("response time", histograms.responsesWithUnfinished());
        Named service = new Named("service time", histograms.allServices());
        Element section = Element.section(
                "Open model",
                Element.of(
                        "p",
                        Definitions.link("response-time", "Response time"),
                        " counts from when an operation was to start, ",
                        Definitions.link("service-time", "service time"),
                        " from when it did; they differ by the wait for a free virtual user and the schedule lag of"
                                + " the load generator. The "
                                + Numbers.whole(histograms.unfinished().getTotalCount())
                                + " arrivals that had not ended when the measurement interval closed are in the"
                                + " response times with their age by then, a lower bound."),
                new Table("Arrivals", "", "")
                        .row("offered", Numbers.of(of.offeredPerSecond(), 1) + " operations/s, " + of.process())
                        .row("due to start in the measurement interval", Numbers.whole(of.arrived()))
                        .row("completed", Numbers.of(of.completedPerSecond(), 1) + " operations/s")
                        .row("found no virtual user free", Numbers.percent(of.waited(), 2))
                        .row(
                                "unfinished at the end of the measurement interval",
                                Numbers.whole(of.unfinished()) + ", the oldest due for "
                                        + Numbers.millis(of.longestUnfinishedMillis()) + " ms")
                        .element());
        return ArrivalSection.addTo(section, arrivals, of)
                .add(
                        table(
                                "Operations, login included, in milliseconds",
                                List.of(
                                        response,
                                        service,
                                        new Named("wait for a free virtual user", histograms.waiting()),
                                        new Named("schedule lag", histograms.late()))),
                        ranges(
                                "response-and-service-time",
                                "From the median to the maximum of response and service time (logarithmic)",
                                List.of(response, service)),
                        table(
                                "Response time by operation, in milliseconds",
                                named(input.loadGenerator().played().keySet(), histograms::responses)));
    }
}
