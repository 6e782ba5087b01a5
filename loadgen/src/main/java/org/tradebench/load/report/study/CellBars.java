package org.tradebench.load.report.study;

import java.util.List;
import java.util.Locale;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.experiment.record.TrialRecord;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.statistics.Estimate;

/** Each cell's figure as a bar from zero, its interval as a line, each fork as a dot; INVALID forks are hollow and part of neither bar nor interval. */
final class CellBars {
    private static final double ROW = 28;
    private static final String COLOUR = "c-measured";

    private CellBars() {}

    static Element draw(List<TreatmentResult> cells, List<TrialRecord> trials, Measure measure) {
        List<Forks> all = cells.stream()
                .map(cell -> Forks.of(cell.treatment().label(), trials, measure))
                .toList();
        double left = BarRows.left(
                cells.stream().map(cell -> cell.treatment().label()).toList());
        BarRows rows = new BarRows(Scale.fromZero(Forks.greatest(all), left, Plot.RIGHT), ROW, cells.size(), "");
        for (int i = 0; i < cells.size(); i++) {
            String name = cells.get(i).treatment().label();
            row(rows, name, rows.next(name), all.get(i));
        }
        return Figure.of(
                measure.word() + "-forks",
                measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit())
                        + ": geometric mean of the forks, 95 % interval, each fork as a dot",
                rows.svg(measure.title()),
                Forks.legend(all));
    }

    private static void row(BarRows rows, String name, double middle, Forks forks) {
        if (!forks.counting().isEmpty()) {
            Estimate mean = Estimate.ofRates(forks.counting());
            rows.add(rows.bar(COLOUR, 0, mean.value(), middle).with("opacity", "0.45"));
            if (mean.low() != null) {
                rows.whisker(mean.low(), mean.high(), middle);
            }
            rows.say(String.format(Locale.ROOT, "%s: %.2f", name, mean.value()) + forks.leftOutInWords());
        } else if (!forks.leftOut().isEmpty()) {
            rows.say(name + ": nothing counts" + forks.leftOutInWords());
        }
        forks.counting().forEach(fork -> rows.add(Plot.dot(COLOUR, rows.at(fork), middle)));
        forks.leftOut().forEach(fork -> rows.add(Plot.hollow(COLOUR, rows.at(fork), middle)));
    }
}
