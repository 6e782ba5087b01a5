package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.report.page.Columns;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.results.Latencies;

/** Draws percentiles of operations and of the requests that they are made of. */
final class LatencySection {
    private LatencySection() {}

    /** A distribution with the name of what was measured. */
    record Named(String name, Latencies of) {
        Named(String name, Histogram histogram) {
            this(name, Latencies.of(histogram));
        }
    }

    static Element draw(ReportInput input) {
        HistogramFile histograms = input.histograms();
        List<Named> operations = named(input.driver().played().keySet(), histograms::operations);
        List<Named> requests = new ArrayList<>(named(
                input.driver().requests().stream()
                        .map(DriverResult.Request::label)
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
        // Of a primitive there are requests only.
        if (!operations.isEmpty()) {
            section.add(
                    table("Operations, in milliseconds", operations),
                    RangeChart.draw(
                            "latency-by-operation",
                            "From the median to the maximum of each operation (logarithmic)",
                            operations));
        }
        return section.add(table("Requests, in milliseconds", requests));
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
}
