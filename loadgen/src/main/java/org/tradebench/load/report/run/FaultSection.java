package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Plot.TimeSpan;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.results.RunRecord;

/** Draws the faults of a run: answers and errors while each lasted, and what became of the orders. */
final class FaultSection {
    /** Names of bands stand below each other in so many rows. */
    private static final int ROWS = 6;

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
                FaultTable.of(run));
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
                plot.add(Plot.titled(
                        Plot.line("recovered", x, Plot.TOP, x, Plot.BOTTOM),
                        fault.fault() + ": recovered at " + Numbers.whole(fault.recovered()) + " s"));
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
        for (LoadResult.Second second : input.loadGenerator().timeline()) {
            if (second.phase() == LoadProgress.Phase.WINDOW) {
                points.add(new Series.Point(
                        second.second() - 0.5, errors ? second.errors() : second.requests() - second.errors()));
            }
        }
        return new Series(name, colour, points);
    }
}
