package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.analysis.OpenResult;
import org.tradebench.load.experiment.record.FoundKnee;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Spread;

/** What a study of the open model says of waiting, as rows of texts; the first row is the heading. */
final class OpenTables {
    private static final String NOTHING = "–";

    private OpenTables() {}

    /** What the rates are shares of, in a sentence. */
    static String knee(FoundKnee knee) {
        return knee.clients() == null
                ? String.format(
                        Locale.ROOT, "Rates are shares of %.1f operations/s, which was given.", knee.perSecond())
                : String.format(
                        Locale.ROOT,
                        "Rates are shares of the knee of the closed model: %.1f operations/s with %d virtual users,"
                                + " the fewest that reached 95 %% of the maximum; one trial each, so that it is as precise"
                                + " as one trial.",
                        knee.perSecond(),
                        knee.clients());
    }

    /** One row per rate. */
    static List<List<String>> levels(OpenResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "level",
                "trials",
                "offered, operations/s",
                "completed, operations/s",
                "response p50, ms",
                "response p99, ms",
                "service p50, ms",
                "service p99, ms",
                "found no virtual user free, %"));
        for (OpenResult.Level level : result.levels()) {
            rows.add(List.of(
                    level.label(),
                    Integer.toString(level.trials()),
                    String.format(Locale.ROOT, "%.1f", level.offered()),
                    spread(level.completed(), 1, 1),
                    spread(level.responseP50(), 1, 2),
                    spread(level.responseP99(), 1, 1),
                    spread(level.serviceP50(), 1, 2),
                    spread(level.serviceP99(), 1, 1),
                    spread(level.waited(), 100, 2)));
        }
        return rows;
    }

    /** One row per limit of the response time. */
    static List<List<String>> objectives(OpenResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "response p99 of at most",
                "largest rate that kept to it in every block",
                "offered",
                "completed (95 % interval)"));
        for (OpenResult.Objective objective : result.objectives()) {
            String limit = objective.millis() + " ms";
            if (!objective.enough()) {
                rows.add(List.of(
                        limit, "too few blocks (" + Difference.LEAST_BLOCKS + " are needed)", NOTHING, NOTHING));
            } else if (objective.label() == null || objective.completed() == null) {
                rows.add(List.of(limit, "none of those that were offered", NOTHING, NOTHING));
            } else {
                rows.add(List.of(
                        limit,
                        objective.label(),
                        String.format(Locale.ROOT, "%.1f operations/s", objective.offered()),
                        String.format(
                                Locale.ROOT,
                                "%.1f (%.1f–%.1f) operations/s",
                                objective.completed().value(),
                                objective.completed().low(),
                                objective.completed().high())));
            }
        }
        return rows;
    }

    private static String spread(@Nullable Spread spread, double times, int decimals) {
        return spread == null
                ? NOTHING
                : new Spread(times * spread.median(), times * spread.least(), times * spread.most()).text(decimals);
    }
}
