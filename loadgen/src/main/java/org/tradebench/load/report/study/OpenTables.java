package org.tradebench.load.report.study;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.FoundKnee;
import org.tradebench.load.experiment.analysis.OpenResult;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Estimate;
import org.tradebench.load.statistics.Spread;

/** Shows what a study of the open model found about waiting, as rows of texts; the first row is the heading. */
final class OpenTables {
    private static final String NOTHING = "–";

    private OpenTables() {}

    /** Returns a sentence about the knee, of which the rates are shares. */
    static String knee(FoundKnee knee) {
        return knee.clients() == null
                ? String.format(
                        Locale.ROOT, "Rates are shares of %,.1f operations/s, as the study says.", knee.perSecond())
                : String.format(
                        Locale.ROOT,
                        "Rates are shares of the knee of the closed model: %,.1f operations/s with %,d virtual users,"
                                + " the fewest that reached 95 %% of the maximum. Each number had one trial, so the"
                                + " knee is only as precise as one trial.",
                        knee.perSecond(),
                        knee.clients());
    }

    /** Returns one row per rate. */
    static List<List<String>> levels(OpenResult result) {
        return new Columns<OpenResult.Level>()
                .add("level", OpenResult.Level::label)
                .add("trials", level -> Integer.toString(level.trials()))
                .add("offered, operations/s", level -> Numbers.of(level.offered(), 1))
                .add("completed, operations/s", level -> spread(level.completed(), 1, 1))
                .add("response p50, ms", level -> spread(level.responseP50(), 1, 2))
                .add("response p99, ms", level -> spread(level.responseP99(), 1, 1))
                .add("service p50, ms", level -> spread(level.serviceP50(), 1, 2))
                .add("service p99, ms", level -> spread(level.serviceP99(), 1, 1))
                .add("found no virtual user free, %", level -> spread(level.waited(), 100, 2))
                .texts(result.levels());
    }

    /** Returns one row per limit of the response time. */
    static List<List<String>> objectives(OpenResult result) {
        return new Columns<OpenResult.Objective>()
                .add("limit of the response p99", objective -> objective.millis() + " ms")
                .add("largest rate within it in every block", OpenTables::rate)
                .add(
                        "offered",
                        objective -> isMet(objective) ? Numbers.of(objective.offered(), 1) + " operations/s" : NOTHING)
                .add("completed (95 % interval)", OpenTables::completed)
                .texts(result.objectives());
    }

    private static boolean isMet(OpenResult.Objective objective) {
        return objective.enough() && objective.label() != null && objective.completed() != null;
    }

    private static String rate(OpenResult.Objective objective) {
        return !objective.enough()
                ? "too few blocks (" + Difference.MIN_BLOCKS + " are needed)"
                : isMet(objective) ? String.valueOf(objective.label()) : "no offered rate";
    }

    private static String completed(OpenResult.Objective objective) {
        Estimate completed = objective.completed();
        return completed == null || !isMet(objective)
                ? NOTHING
                : String.format(
                        Locale.ROOT,
                        "%,.1f (%,.1f–%,.1f) operations/s",
                        completed.value(),
                        completed.low(),
                        completed.high());
    }

    private static String spread(@Nullable Spread spread, double times, int decimals) {
        return spread == null
                ? NOTHING
                : new Spread(times * spread.median(), times * spread.least(), times * spread.most()).text(decimals);
    }
}
