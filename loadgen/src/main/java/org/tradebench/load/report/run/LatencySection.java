package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.results.Latencies;

/** Percentiles of operations and of the requests that they are made of. */
final class LatencySection {
    private LatencySection() {}

    static Element draw(ReportInput input) {
        List<String> requests = input.driver().requests().stream()
                .map(DriverResult.Request::label)
                .distinct()
                .toList();
        List<String> operations = List.copyOf(input.driver().played().keySet());
        Table byRequest = table("Requests, in milliseconds", requests, input.histograms()::requests);
        row(byRequest, "all requests", input.histograms().allRequests());
        Element section = Element.of(
                "section",
                Element.of("h2", "Latency by operation"),
                Element.of(
                        "p",
                        Definitions.link("latency", "Latency"),
                        " of correct answers in the measurement interval. The latency of an operation is the sum over"
                                + " its requests, without a login."));
        // Of a primitive there are requests only.
        if (!operations.isEmpty()) {
            section.add(
                    table("Operations, in milliseconds", operations, input.histograms()::operations)
                            .element(),
                    RangeChart.draw(ranges(operations, input.histograms()::operations)));
        }
        return section.add(byRequest.element());
    }

    private static Table table(String caption, List<String> labels, Function<String, Histogram> histograms) {
        Table table = new Table(caption, "name", "count", "mean", "p50", "p90", "p95", "p99", "p99.9", "max");
        labels.forEach(label -> row(table, label, histograms.apply(label)));
        return table;
    }

    /** Adds a row with the percentiles of a distribution. */
    static void row(Table table, String label, Histogram histogram) {
        Latencies of = Latencies.of(histogram);
        table.row(
                label,
                Numbers.whole(of.count()),
                Numbers.millis(of.mean()),
                Numbers.millis(of.p50()),
                Numbers.millis(of.p90()),
                Numbers.millis(of.p95()),
                Numbers.millis(of.p99()),
                Numbers.millis(of.p999()),
                Numbers.millis(of.max()));
    }

    private static List<RangeChart.Range> ranges(List<String> labels, Function<String, Histogram> histograms) {
        List<RangeChart.Range> ranges = new ArrayList<>();
        for (String label : labels) {
            Latencies of = Latencies.of(histograms.apply(label));
            if (of.count() > 0) {
                ranges.add(new RangeChart.Range(label, of));
            }
        }
        return ranges;
    }
}
