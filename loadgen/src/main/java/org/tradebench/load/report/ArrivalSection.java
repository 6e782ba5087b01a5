package org.tradebench.load.report;

import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.ArrivalResult.ArrivalSecond;
import org.tradebench.load.report.chart.ChartPeriod;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.results.OpenModel.PhaseMetrics;

/** Draws what arrived in an open model and what was completed, second by second, and response times by the phases of a profile. */
final class ArrivalSection {
    private ArrivalSection() {}

    /** Adds chart and table to the section of the open model, as far as there is something to show. */
    static Element addTo(Element section, ArrivalResult arrivals, OpenModel of) {
        if (!arrivals.timeline().isEmpty()) {
            section.add(LineChart.draw(
                    "arrivals",
                    "Arrivals and completed operations",
                    "operations/s",
                    List.of(
                            line("offered", "c-requested", arrivals, ArrivalSecond::arrived),
                            line("completed", "c-throughput", arrivals, ArrivalSecond::completed)),
                    new ChartPeriod(0, arrivals.timeline().size()),
                    false));
        }
        if (!of.phases().isEmpty()) {
            section.add(
                    phases(of.phases()),
                    Element.of(
                            "p",
                            "An arrival belongs to the phase in which it was to start, wherever it ended; one that was"
                                    + " unfinished at the end has its age by then. The p99 of a short phase is that of its"
                                    + " few worst bursts."));
        }
        return section;
    }

    private static Series line(
            String name, String colour, ArrivalResult arrivals, ToLongFunction<ArrivalSecond> count) {
        return new Series(
                name,
                colour,
                IntStream.range(0, arrivals.timeline().size())
                        .mapToObj(i -> new Series.Point(
                                i + 0.5, count.applyAsLong(arrivals.timeline().get(i))))
                        .toList());
    }

    private static Element phases(List<PhaseMetrics> phases) {
        return new Columns<PhaseMetrics>()
                .add("operations/s", ArrivalSection::rate)
                .add("seconds", phase -> Numbers.svg(phase.seconds()))
                .add("offered", phase -> Numbers.whole(phase.arrived()))
                .add("completed", phase -> Numbers.whole(phase.completed()))
                .add("failed", phase -> Numbers.whole(phase.failed()))
                .add("mean", phase -> Numbers.millis(phase.response().mean()))
                .add("p99", phase -> Numbers.millis(phase.response().p99()))
                .table("Response time by phase of the profile, in milliseconds", phases);
    }

    private static String rate(PhaseMetrics phase) {
        String from = Numbers.of(phase.fromPerSecond(), 1);
        return phase.fromPerSecond() == phase.toPerSecond()
                ? from + ", " + phase.process()
                : from + " to " + Numbers.of(phase.toPerSecond(), 1) + ", " + phase.process();
    }
}
