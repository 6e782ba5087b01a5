package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.chart.ChartPeriod;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.Validity;

/** Draws the faults of a run (answers and errors while each lasted, the outcomes of the orders), and writes those of several runs as Markdown. */
public final class FaultSection {
    /** Number of rows in which the names of bands are placed below each other. */
    private static final int ROWS = 6;

    private static final Columns<FaultOfRun> OF_RUNS = effects(new Columns<FaultOfRun>(), FaultOfRun::fault)
            .add("duplicated", of -> duplicated(of.run().orders()))
            .add("consistency", of -> of.run().value("consistency"))
            .add("cache freshness", of -> of.run().value("cache freshness"))
            .add("user histories", of -> of.run().value("user histories"))
            .add("run", of -> result(of.run()));

    private FaultSection() {}

    static Element draw(ReportInput input) {
        RunRecord run = input.run();
        return Element.section(
                "Faults",
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
        ChartPeriod span = input.span();
        Scale up = Scale.fromZero(Math.max(1, greatest), Plot.BOTTOM, Plot.TOP);
        Plot plot = Plot.overTime(new ChartPeriod(0, span.intervalSeconds()), up);
        List<FaultOutcome> faults = input.run().faults();
        for (int i = 0; i < faults.size(); i++) {
            FaultOutcome fault = faults.get(i);
            double end = fault.end() == null ? span.intervalSeconds() : Math.min(fault.end(), span.intervalSeconds());
            plot.band("fault", fault.fault(), fault.begin(), end, 1 + i % ROWS);
            if (fault.recovered() != null) {
                double x = plot.x(fault.recovered());
                plot.add(Plot.titled(
                        Plot.line("recovered", x, Plot.TOP, x, Plot.BOTTOM),
                        fault.fault() + ": recovered at " + Numbers.whole(fault.recovered()) + " s"));
            }
        }
        plot.axes("seconds since the measurement interval began");
        lines.forEach(plot::series);
        plot.readable(lines, "");
        StringBuilder description = new StringBuilder(LineChart.describe(lines, "per second", span));
        faults.forEach(fault -> description
                .append(" Fault ")
                .append(fault.fault())
                .append(" from second ")
                .append(Numbers.of(fault.begin(), 1))
                .append(fault.end() == null ? " on." : " to " + Numbers.of(fault.end(), 1) + "."));
        return Figure.of(
                "faults",
                "Answers per second (shaded: the fault; dashed: recovered)",
                plot.svg("Answers during the faults", description.toString()),
                lines);
    }

    private static Series line(ReportInput input, String name, String colour, boolean errors) {
        List<Series.Point> points = new ArrayList<>();
        for (LoadResult.Second second : input.loadGenerator().timeline()) {
            if (second.phase() == LoadProgress.Phase.INTERVAL) {
                points.add(new Series.Point(
                        second.second() - 0.5, errors ? second.errors() : second.requests() - second.errors()));
            }
        }
        return new Series(name, colour, points);
    }

    /** Adds the columns of a fault's effects to a table with a row for each fault. */
    public static <R> Columns<R> effects(Columns<R> columns, Function<R, FaultOutcome> of) {
        return columns.add("fault", row -> of.apply(row).fault())
                .add("lasted (s)", row -> lasted(of.apply(row)))
                .add("errors", row -> Numbers.whole(of.apply(row).errors()))
                .add("recovery time (s)", row -> recovery(of.apply(row)))
                .add("sessions lost", row -> Numbers.whole(of.apply(row).sessionsLost()))
                .add(
                        "orders acknowledged / found",
                        row -> Numbers.whole(of.apply(row).ordersAcknowledged()) + " / "
                                + Numbers.whole(of.apply(row).ordersFound()));
    }

    private static String lasted(FaultOutcome fault) {
        return fault.end() == null ? "beyond the end of the load" : Numbers.of(fault.end() - fault.begin(), 1);
    }

    private record FaultOfRun(RunRecord run, FaultOutcome fault) {}

    /** Returns the faults of several runs as a table of Markdown. */
    public static List<String> lines(List<RunRecord> runs) {
        List<FaultOfRun> faults = new ArrayList<>();
        runs.forEach(run -> run.faults().forEach(fault -> faults.add(new FaultOfRun(run, fault))));
        return MarkdownTable.lines(OF_RUNS.texts(faults));
    }

    /** Returns a table of the faults of one run. */
    static Element table(RunRecord run) {
        long violations =
                run.audit().stream().mapToLong(RunRecord.AuditLine::breaks).sum();
        String consistency = run.audit().isEmpty()
                ? Numbers.NOT_AVAILABLE
                : violations == 0 ? "no violation" : Numbers.whole(violations) + " rows violate it";
        return new Columns<FaultOutcome>()
                .add("fault", FaultOutcome::fault)
                .add("nodes", fault -> Element.of("span", String.join(", ", fault.nodes())))
                .add("begin", fault -> Numbers.of(fault.begin(), 1))
                .add("end", fault -> fault.end() == null ? "after the load" : Numbers.of(fault.end(), 1))
                .add("errors", fault -> Numbers.whole(fault.errors()))
                .add("recovery time, s", FaultSection::recovery)
                .add("sessions lost", fault -> Numbers.whole(fault.sessionsLost()))
                .add("orders acknowledged", fault -> Numbers.whole(fault.ordersAcknowledged()))
                .add("found", fault -> Numbers.whole(fault.ordersFound()))
                .add("consistency", fault -> consistency)
                .table("Each fault; times in seconds since the measurement interval began", run.faults());
    }

    private static String recovery(FaultOutcome fault) {
        return fault.secondsToRecover() == null ? "not within the interval" : Numbers.of(fault.secondsToRecover(), 1);
    }

    private static String duplicated(@Nullable OrderCount orders) {
        return orders == null ? Numbers.NOT_AVAILABLE : Numbers.whole(orders.twice() + orders.unrequested());
    }

    private static String result(RunRecord run) {
        return run.result() == Validity.VALID
                ? "VALID"
                : run.result() + ": "
                        + run.checks().stream()
                                .filter(check -> check.outcome() == CheckOutcome.FAIL)
                                .map(check -> check.check() + " (" + check.value() + ")")
                                .collect(Collectors.joining("; "));
    }
}
