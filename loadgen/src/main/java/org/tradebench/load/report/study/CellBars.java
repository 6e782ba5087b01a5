package org.tradebench.load.report.study;

import java.util.List;
import java.util.Locale;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.statistics.Estimate;

/** Draws one metric of each level as a bar from zero, its interval as a line, each trial as a dot; INVALID trials are hollow and part of neither bar nor interval. */
final class CellBars {
    private static final double ROW = 28;
    private static final String COLOUR = "c-measured";

    private CellBars() {}

    static Element draw(List<TreatmentResult> cells, List<TrialRecord> trials, Measure measure) {
        List<String> names =
                cells.stream().map(cell -> cell.treatment().label()).toList();
        List<Replicates> all =
                names.stream().map(name -> Replicates.of(name, trials, measure)).toList();
        Scale scale = Scale.fromZero(Replicates.greatest(all), BarRows.left(names), Plot.RIGHT);
        BarRows rows = new BarRows(scale, ROW, names.size(), "");
        for (int i = 0; i < names.size(); i++) {
            row(rows, names.get(i), all.get(i), measure);
        }
        return Figure.of(
                measure.label() + "-forks",
                Replicates.title(measure) + ": geometric mean of the trials, 95 % interval, each trial as a dot",
                rows.svg(measure.title()),
                Replicates.legend(all));
    }

    private static void row(BarRows rows, String name, Replicates replicates, Measure measure) {
        double middle = rows.next(name);
        String unit = measure.unit().isEmpty() ? "" : " " + measure.unit();
        if (!replicates.counting().isEmpty()) {
            Estimate mean = Estimate.ofRates(replicates.counting());
            String title = mean.low() == null || mean.high() == null
                    ? String.format(Locale.ROOT, "%s: %,.2f", name, mean.value())
                    : String.format(
                            Locale.ROOT, "%s: %,.2f (%,.2f–%,.2f)", name, mean.value(), mean.low(), mean.high());
            rows.bar("bar pale " + COLOUR, 0, mean.value(), middle, title + unit)
                    .whisker(mean.low(), mean.high(), middle)
                    .describe(title + replicates.leftOutText());
        } else if (!replicates.leftOut().isEmpty()) {
            rows.describe(name + ": no valid trial" + replicates.leftOutText());
        }
        replicates
                .counting()
                .forEach(replicate ->
                        rows.add(Plot.dot(COLOUR, rows.at(replicate), middle, Numbers.of(replicate, 2) + unit)));
        replicates
                .leftOut()
                .forEach(replicate -> rows.add(Plot.hollow(
                        COLOUR, rows.at(replicate), middle, Numbers.of(replicate, 2) + unit + ", not VALID")));
    }
}
