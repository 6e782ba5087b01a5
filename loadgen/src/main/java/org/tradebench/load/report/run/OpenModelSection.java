package org.tradebench.load.report.run;

import java.util.List;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.report.run.LatencySection.Named;
import org.tradebench.load.results.OpenModel;

/** Draws response time and service time of a run of the open model, and where their difference came from. */
final class OpenModelSection {
    private OpenModelSection() {}

    static Element draw(ReportInput input, ArrivalResult arrivals) {
        HistogramFile histograms = input.histograms();
        OpenModel of = OpenModel.of(arrivals, histograms, input.loadGenerator().intervalNanos() / 1e9);
        Named response = new Named("response time", histograms.allResponses());
        Named service = new Named("service time", histograms.allServices());
        return Element.section(
                "Open model",
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
                LatencySection.table(
                        "Operations, login included, in milliseconds",
                        List.of(
                                response,
                                service,
                                new Named("wait for a free virtual user", histograms.waiting()),
                                new Named("schedule lag", histograms.late()))),
                LatencySection.ranges(
                        "response-and-service-time",
                        "From the median to the maximum of response and service time (logarithmic)",
                        List.of(response, service)),
                LatencySection.table(
                        "Response time by operation, in milliseconds",
                        LatencySection.named(input.loadGenerator().played().keySet(), histograms::responses)));
    }
}
