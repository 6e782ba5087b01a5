package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.Progress;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.TimeSpan;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.results.RunRecord;

/** The faults of a run: what the driver saw while each lasted, and what became of the orders. */
final class FaultSection {
    /** Names of bands stand below each other in so many rows. */
    private static final int ROWS = 6;

    private FaultSection() {}

    static Element draw(ReportInput input) {
        RunRecord run = input.run();
        return Element.of(
                "section",
                Element.of("h2", "Faults"),
                Element.of(
                        "p",
                        "Faults were injected. This run shows how the system recovers; its throughput is no benchmark"
                                + " result."),
                chart(input),
                table(run));
    }

    private static Element chart(ReportInput input) {
        List<Series> lines =
                List.of(line(input, "correct answers", "c-throughput", false), line(input, "errors", "c-error", true));
        double greatest = lines.stream().mapToDouble(Series::greatest).max().orElse(1);
        TimeSpan span = input.span();
        Scale up = Scale.fromZero(Math.max(1, greatest), Plot.BOTTOM, Plot.TOP);
        Plot plot = Plot.overTime(new TimeSpan(0, span.intervalSeconds()), up);
        List<FaultOutcome> faults = input.run().faults();
        for (int i = 0; i < faults.size(); i++) {
            FaultOutcome fault = faults.get(i);
            double end = fault.end() == null ? span.intervalSeconds() : Math.min(fault.end(), span.intervalSeconds());
            plot.band("fault", fault.fault(), fault.begin(), end, 1 + i % ROWS);
            if (fault.recovered() != null) {
                double x = plot.x(fault.recovered());
                plot.add(Plot.line("recovered", x, Plot.TOP, x, Plot.BOTTOM));
            }
        }
        plot.axes("seconds since the measurement interval began");
        lines.forEach(plot::series);
        plot.readable(lines, "");
        StringBuilder words = new StringBuilder(LineChart.describe(lines, "per second", span));
        faults.forEach(fault -> words.append(" Fault ")
                .append(fault.fault())
                .append(" from second ")
                .append(Numbers.of(fault.begin(), 1))
                .append(fault.end() == null ? " on." : " to " + Numbers.of(fault.end(), 1) + "."));
        return Figure.of(
                "faults",
                "Answers per second (shaded: the fault; dashed: recovered)",
                plot.svg("Answers during the faults", words.toString()),
                lines);
    }

    private static Series line(ReportInput input, String name, String colour, boolean errors) {
        List<Series.Point> points = new ArrayList<>();
        for (DriverResult.Second second : input.driver().timeline()) {
            if (second.phase() == Progress.Phase.WINDOW) {
                points.add(new Series.Point(
                        second.second() - 0.5, errors ? second.errors() : second.requests() - second.errors()));
            }
        }
        return new Series(name, colour, points);
    }

    private static Element table(RunRecord run) {
        Table table = new Table(
                "Each fault; times in seconds since the measurement interval began",
                "fault",
                "nodes",
                "begin",
                "end",
                "errors",
                "recovery time, s",
                "sessions lost",
                "orders acknowledged",
                "found",
                "consistency");
        long broken =
                run.audit().stream().mapToLong(RunRecord.AuditLine::breaks).sum();
        for (FaultOutcome fault : run.faults()) {
            table.row(
                    fault.fault(),
                    Element.of("span", String.join(", ", fault.nodes())),
                    Numbers.of(fault.begin(), 1),
                    fault.end() == null ? "after the load" : Numbers.of(fault.end(), 1),
                    Numbers.whole(fault.errors()),
                    fault.secondsToRecover() == null ? "not in the interval" : Numbers.of(fault.secondsToRecover(), 1),
                    Numbers.whole(fault.sessionsLost()),
                    count(fault.ordersAcknowledged()),
                    count(fault.ordersFound()),
                    run.audit().isEmpty() ? Numbers.NOT_AVAILABLE : broken == 0 ? "clean" : broken + " rows broken");
        }
        return table.element();
    }

    private static String count(@Nullable Long number) {
        return number == null ? Numbers.NOT_AVAILABLE : Numbers.whole(number);
    }
}
