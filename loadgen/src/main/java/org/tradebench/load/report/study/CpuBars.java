package org.tradebench.load.report.study;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;

/** Draws the CPU of each level by tier, stacked, in percent of one CPU as the papers do; the dashed line is the whole machine, background load included. */
final class CpuBars {
    private static final double ROW = 28;
    private static final List<String> TIERS =
            List.of("application", "database", "proxy", "web", "engine", "load generator", "runner");

    private CpuBars() {}

    static Element draw(List<TreatmentResult> cells, List<TrialRecord> trials) {
        double greatest = trials.stream()
                .filter(TrialRecord::counts)
                .mapToDouble(trial -> Math.max(
                        trial.comparable().machineBusy() == null
                                ? 0
                                : trial.comparable().machineBusy(),
                        trial.comparable().cores().values().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum()))
                .max()
                .orElse(1);
        double left = BarRows.left(
                cells.stream().map(cell -> cell.treatment().label()).toList());
        BarRows rows = new BarRows(Scale.fromZero(100 * greatest, left, Plot.RIGHT), ROW, cells.size(), "");
        for (TreatmentResult cell : cells) {
            String name = cell.treatment().label();
            row(
                    rows,
                    name,
                    trials.stream()
                            .filter(trial -> trial.treatment().equals(name) && trial.counts())
                            .toList());
        }
        return Figure.of(
                "cpu",
                "CPU in percent, 100 % = one CPU, means of the trials; the dashed line is the whole machine",
                rows.svg("CPU by tier"),
                legend(trials));
    }

    private static void row(BarRows rows, String name, List<TrialRecord> own) {
        double middle = rows.next(name);
        double from = 0;
        for (String tier : TIERS) {
            double percent = 100 * mean(own, tier);
            if (percent > 0) {
                String title = String.format(Locale.ROOT, "%s, %s: %,.0f %%", name, tier, percent);
                rows.bar("bar " + colour(tier), from, from + percent, middle, title)
                        .describe(title);
                from += percent;
            }
        }
        double machine = 100
                * own.stream()
                        .map(trial -> trial.comparable().machineBusy())
                        .filter(Objects::nonNull)
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElse(0);
        if (machine > 0) {
            double x = rows.at(machine);
            rows.add(Plot.titled(
                    Plot.line("limit", x, middle - ROW / 2 + 2, x, middle + ROW / 2 - 2),
                    String.format(Locale.ROOT, "%s, whole machine: %,.0f %%", name, machine)));
        }
    }

    private static double mean(List<TrialRecord> trials, String tier) {
        return trials.stream()
                .map(trial -> trial.comparable().cores().get(tier))
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .average()
                .orElse(0);
    }

    /** Returns the legend of the tiers that occur: no system has all of them. */
    private static List<Series> legend(List<TrialRecord> trials) {
        List<TrialRecord> counting = trials.stream().filter(TrialRecord::counts).toList();
        return TIERS.stream()
                .filter(tier -> mean(counting, tier) > 0)
                .map(tier -> Series.key(tier, colour(tier)))
                .toList();
    }

    private static String colour(String tier) {
        return tier.equals("application") ? "c-app" : "c-" + tier.replace(' ', '-');
    }
}
