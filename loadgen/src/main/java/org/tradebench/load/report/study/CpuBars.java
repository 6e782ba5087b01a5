package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.experiment.record.TrialRecord;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;

/** CPU by tier, stacked, in percent of one CPU as the papers have it; the line is the whole machine, whoever used it. */
final class CpuBars {
    private static final double ROW = 28;
    private static final Map<String, String> COLOURS = new LinkedHashMap<>();

    static {
        COLOURS.put("application", "c-app");
        COLOURS.put("database", "c-database");
        COLOURS.put("proxy", "c-proxy");
        COLOURS.put("web", "c-web");
        COLOURS.put("engine", "c-engine");
        COLOURS.put("driver", "c-driver");
        COLOURS.put("runner", "c-runner");
    }

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
                rows.svg("CPU"),
                legend(trials));
    }

    private static void row(BarRows rows, String name, List<TrialRecord> own) {
        double middle = rows.next(name);
        double from = 0;
        for (Map.Entry<String, String> tier : COLOURS.entrySet()) {
            double percent = 100 * mean(own, tier.getKey());
            if (percent > 0) {
                String words = String.format(Locale.ROOT, "%s, %s: %.0f %%", name, tier.getKey(), percent);
                rows.bar("bar " + tier.getValue(), from, from + percent, middle, words)
                        .say(words);
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
            rows.add(Plot.line("limit", x, middle - ROW / 2 + 2, x, middle + ROW / 2 - 2));
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

    /** Of the tiers that there are: no system has all of them. */
    private static List<Series> legend(List<TrialRecord> trials) {
        List<TrialRecord> counting = trials.stream().filter(TrialRecord::counts).toList();
        List<Series> legend = new ArrayList<>();
        COLOURS.forEach((tier, colour) -> {
            if (mean(counting, tier) > 0) {
                legend.add(new Series(tier, colour, List.of()));
            }
        });
        return legend;
    }
}
