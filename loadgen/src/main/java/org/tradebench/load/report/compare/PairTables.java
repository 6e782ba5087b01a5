package org.tradebench.load.report.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.results.compare.Pair;
import org.tradebench.load.results.compare.Pair.PairCell;
import org.tradebench.load.statistics.Estimate;

/** Two results as rows of texts, for a terminal and the report; the first row is the heading. */
public final class PairTables {
    private PairTables() {}

    /** What both measured, and the ratio of the second to the first. */
    public static List<List<String>> ratios(Pair pair) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("level", "measure", "trials", "first", "second", "second ÷ first", "outcome"));
        for (PairCell cell : pair.cells()) {
            cell.measures()
                    .forEach((measure, both) -> rows.add(List.of(
                            cell.cell(),
                            measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit()),
                            both.first().size() + " and " + both.second().size(),
                            mean(both.first(), measure),
                            mean(both.second(), measure),
                            both.ratio().text(),
                            both.outcome())));
        }
        return rows;
    }

    private static String mean(List<Double> figures, Measure measure) {
        return String.format(
                Locale.ROOT,
                "%." + measure.decimals() + "f",
                Estimate.ofRates(figures).value());
    }

    /** Facts that are not the same. */
    public static List<List<String>> differences(Pair pair) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("what differs", "first", "second"));
        pair.differences()
                .forEach((name, values) -> rows.add(List.of(name, known(values.first()), known(values.second()))));
        return rows;
    }

    private static String known(@Nullable String value) {
        return value == null ? "unknown" : value;
    }
}
