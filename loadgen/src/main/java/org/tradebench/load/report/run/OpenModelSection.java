package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.tradebench.load.driver.ArrivalResult;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.results.Latencies;
import org.tradebench.load.results.OpenModel;

/** Response and service time apart, and where the difference came from. */
final class OpenModelSection {
    private OpenModelSection() {}

    static Element draw(ReportInput input, ArrivalResult arrivals) {
        OpenModel of = OpenModel.of(arrivals, input.histograms(), input.driver().windowNanos() / 1e9);
        HistogramFile histograms = input.histograms();
        Table times = new Table(
                "Operations, login included, in milliseconds",
                "",
                "count",
                "mean",
                "p50",
                "p90",
                "p95",
                "p99",
                "p99.9",
                "max");
        row(times, "response time", histograms.allResponses());
        row(times, "service time", histograms.allServices());
        row(times, "wait for a free virtual user", histograms.waiting());
        row(times, "schedule lag", histograms.late());
        Table byOperation = new Table(
                "Response time by operation, in milliseconds",
                "",
                "count",
                "mean",
                "p50",
                "p90",
                "p95",
                "p99",
                "p99.9",
                "max");
        input.driver().played().keySet().forEach(label -> row(byOperation, label, histograms.responses(label)));
        return Element.of(
                "section",
                Element.of("h2", "Open model"),
                Element.of(
                        "p",
                        Definitions.link("response-time", "Response time"),
                        " counts from when an operation was to start, ",
                        Definitions.link("service-time", "service time"),
                        " from when it did; they differ by the wait for a free virtual user and the schedule lag of"
                                + " the load generator."),
                new Table("Arrivals", "", "")
                        .row("offered", Numbers.of(of.offeredPerSecond(), 1) + " operations/s, " + of.process())
                        .row("were to start in the measurement interval", Numbers.whole(of.arrived()))
                        .row("completed", Numbers.of(of.completedPerSecond(), 1) + " operations/s")
                        .row("found no virtual user free", Numbers.percent(of.waited(), 2))
                        .row(
                                "unfinished at the end of the measurement interval",
                                Numbers.whole(of.unfinished()) + ", the oldest due for "
                                        + Numbers.millis(of.longestUnfinishedMillis()) + " ms")
                        .element(),
                times.element(),
                RangeChart.draw(
                        "response-and-service-time",
                        "From the median to the maximum of response and service time (logarithmic)",
                        ranges(histograms)),
                byOperation.element());
    }

    private static List<RangeChart.Range> ranges(HistogramFile histograms) {
        List<RangeChart.Range> ranges = new ArrayList<>();
        add(ranges, "response time", histograms.allResponses());
        add(ranges, "service time", histograms.allServices());
        return ranges;
    }

    private static void add(List<RangeChart.Range> ranges, String label, Histogram histogram) {
        Latencies of = Latencies.of(histogram);
        if (of.count() > 0) {
            ranges.add(new RangeChart.Range(label, of));
        }
    }

    private static void row(Table table, String label, Histogram histogram) {
        LatencySection.row(table, label, histogram);
    }
}
