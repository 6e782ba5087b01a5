package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.LayerCost;
import org.tradebench.load.experiment.analysis.SliceResult;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.FaultSection;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.statistics.Estimate;
import org.tradebench.load.statistics.NestedRatio;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Scalability;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.StudyResult;

/** Shows a study as rows of texts, for a terminal, a Markdown document and the report; the first row is the heading. */
public final class StudyTables {
    /** Shown for a missing value. */
    static final String NOTHING = "–";

    /** Columns before those of the measures: level, blocks, throughput, outcome. */
    private static final int WORDS = 4;

    private StudyTables() {}

    private record TrialFault(TrialRecord trial, FaultOutcome fault) {}

    /** Returns by trial which faults were injected, how long recovery took and what was lost; a text for each cell, the headings first. */
    public static List<List<String>> faults(StudyResult result) {
        Columns<TrialFault> columns = new Columns<TrialFault>()
                .add("block", of -> Integer.toString(of.trial().block()))
                .add("level", of -> of.trial().treatment());
        return FaultSection.effects(columns, TrialFault::fault)
                .add("trial", of -> of.trial().result().toString())
                .texts(result.made().record().trials().stream()
                        .flatMap(trial -> trial.faults().stream().map(fault -> new TrialFault(trial, fault)))
                        .toList());
    }

    /** Returns the ratios to the baseline, and their outcomes. */
    public static List<List<String>> outcomes(StudyResult result) {
        return outcomes(result, compared(result));
    }

    /** Returns the same for throughput only, as measured and normalized. */
    static List<List<String>> throughput(StudyResult result) {
        return outcomes(
                result, compared(result).stream().filter(Measure::isNormalized).toList());
    }

    /** Shows the ratios of the other measures, which decide no outcome; response times have a table of their own, because one of all would be wider than paper. */
    static List<List<String>> others(StudyResult result) {
        return ratios(result, measure -> !measure.isNormalized() && !measure.isResponseTime());
    }

    /** Shows the ratios of the response times of an open model. */
    static List<List<String>> responseTimes(StudyResult result) {
        return ratios(result, Measure::isResponseTime);
    }

    private static List<List<String>> ratios(StudyResult result, Predicate<Measure> chosen) {
        List<List<String>> rows = new ArrayList<>();
        outcomes(result, compared(result).stream().filter(chosen).toList()).forEach(row -> {
            List<String> without = new ArrayList<>(row);
            without.subList(1, WORDS).clear();
            rows.add(without);
        });
        return rows;
    }

    private static List<List<String>> outcomes(StudyResult result, List<Measure> measures) {
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("level", "blocks", "throughput", "outcome"));
        measures.forEach(measure -> heading.add(measure.title()));
        rows.add(heading);
        for (TreatmentResult cell : result.treatments()) {
            List<String> row = new ArrayList<>(List.of(
                    cell.treatment().label(),
                    Integer.toString(blocks(cell)),
                    ratio(cell, Measure.THROUGHPUT),
                    cell.baseline() ? "baseline" : cell.describe(Measure.THROUGHPUT)));
            measures.forEach(measure -> row.add(ratio(cell, measure)));
            rows.add(row);
        }
        return rows;
    }

    /**
     * Returns the measures to compare besides throughput: without those that no level has a ratio of, and without the hit ratio, whose ratio has no meaning.
     */
    private static List<Measure> compared(StudyResult result) {
        return Arrays.stream(Measure.values())
                .filter(measure -> measure != Measure.THROUGHPUT && measure != Measure.HIT_RATIO)
                .filter(measure -> result.treatments().stream()
                        .anyMatch(cell -> !cell.baseline() && cell.ratios().get(measure) != null))
                .toList();
    }

    /** Returns the number of blocks with a ratio of the cell; for the baseline, those in which it counts. */
    private static int blocks(TreatmentResult cell) {
        PairedRatio throughput = cell.ratios().get(Measure.THROUGHPUT);
        return cell.baseline() ? cell.trials() : throughput == null ? 0 : throughput.blocks();
    }

    /** Formats a ratio; none is defined when every baseline trial is invalid. */
    private static String ratio(TreatmentResult cell, Measure measure) {
        return cell.baseline() && cell.trials() > 0 ? "1" : ratio(cell.ratios().get(measure));
    }

    /** Returns the medians with the least and the most of the trials that count; those of response times are in {@link OpenTables#levels}. */
    public static List<List<String>> metrics(StudyResult result) {
        List<Measure> measures = Arrays.stream(Measure.values())
                .filter(measure ->
                        !measure.isNormalized() || measure == result.made().normalizedBy())
                .filter(measure -> !measure.isResponseTime())
                .filter(measure -> measure.compareTo(Measure.GC) <= 0
                        || result.treatments().stream()
                                .anyMatch(cell -> cell.metrics().containsKey(measure)))
                .toList();
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("level", "trials", "left out"));
        for (Measure measure : measures) {
            heading.add(measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit()));
        }
        rows.add(heading);
        for (TreatmentResult cell : result.treatments()) {
            List<String> row = new ArrayList<>(List.of(
                    cell.treatment().label(), Integer.toString(cell.trials()), Integer.toString(cell.excluded())));
            for (Measure measure : measures) {
                row.add(spread(cell.metrics().get(measure), measure.decimals()));
            }
            rows.add(row);
        }
        return rows;
    }

    /**
     * Returns how throughput relative to the baseline's of the same round scattered over the rounds and the replicates, a row for each level; the heading alone
     * unless interleaved.
     */
    public static List<List<String>> slices(StudyResult result) {
        return new Columns<SliceResult>()
                .add("level", of -> of.treatment().label())
                .add("replicates", of -> Integer.toString(of.throughput().replicates()))
                .add(
                        "rounds each",
                        of -> String.format(Locale.ROOT, "%.0f", of.throughput().rounds()))
                .add("throughput, these processes only", of -> of.throughput().text())
                .add("between replicates", of -> percent(of.throughput().betweenReplicates()))
                .add("between rounds", of -> percent(of.throughput().betweenRounds()))
                .add("detectable", of -> percent(detectable(of.throughput())))
                .texts(result.made().slices());
    }

    /** Explains the columns of {@link #slices}. */
    static final String SLICES_TITLE =
            "Throughput relative to the baseline's of the same round: the interval over the rounds holds for these processes only;"
                    + " standard deviations from one replicate and from one round to the next, and the smallest difference that as many replicates and rounds detect with 80 % power";

    private static @Nullable Double detectable(NestedRatio ratio) {
        return ratio.detectable(ratio.replicates(), (int) Math.round(ratio.rounds()));
    }

    private static String percent(@Nullable Double share) {
        return share == null ? NOTHING : String.format(Locale.ROOT, "%.2f %%", 100 * share);
    }

    /** Returns the cost of each layer, a row each, in microseconds of CPU time per operation; a {@code ?} marks a difference whose interval contains 0. */
    public static List<List<String>> layers(StudyResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(
                List.of("what a request pays for", "with it", "without it", "application CPU, µs", "database CPU, µs"));
        for (LayerCost cost : result.made().layers()) {
            rows.add(List.of(
                    cost.layer().what(),
                    cost.layer().upper(),
                    cost.layer().lower(),
                    micros(cost.applicationMicros()),
                    micros(cost.databaseMicros())));
        }
        return rows;
    }

    private static String micros(@Nullable Estimate estimate) {
        if (estimate == null) {
            return NOTHING;
        }
        String value = String.format(Locale.ROOT, "%+.0f", estimate.value());
        return estimate.low() == null
                ? value
                : String.format(
                        Locale.ROOT,
                        "%s (%+.0f to %+.0f)%s",
                        value,
                        estimate.low(),
                        estimate.high(),
                        estimate.differsFromZero() ? "" : " ?");
    }

    /** Returns the laws that were fitted, a sentence each. */
    public static List<String> laws(StudyResult result) {
        List<String> lines = new ArrayList<>();
        result.made().laws().forEach((name, law) -> {
            lines.add(String.format(
                    Locale.ROOT,
                    "Universal Scalability Law, %s: contention %s, coherency %s, one of the %s alone %s operations/s,"
                            + " %s.",
                    name,
                    parameter("%.4f", law.contention()),
                    parameter("%.6f", law.coherency()),
                    result.made().scaledSetting(),
                    parameter("%,.0f", law.single()),
                    law.peak() == null
                            ? String.format(
                                    Locale.ROOT,
                                    "no peak up to %.0f %s",
                                    2 * law.most(),
                                    result.made().scaledSetting())
                            : String.format(
                                    Locale.ROOT,
                                    "peak at %,.0f %s with %,.0f operations/s",
                                    law.peak(),
                                    result.made().scaledSetting(),
                                    law.at(law.peak()))));
        });
        result.made()
                .updates()
                .forEach((name, line) -> lines.add(String.format(
                        Locale.ROOT,
                        "%s: each percent of updates (as measured) changes throughput by %,.1f (%,.1f to %,.1f)"
                                + " operations/s, from %,.0f without updates.",
                        name,
                        line.slope(),
                        line.low(),
                        line.high(),
                        line.intercept())));
        return lines;
    }

    private static String parameter(String form, Scalability.Parameter of) {
        return String.format(Locale.ROOT, form + " (" + form + "–" + form + ")", of.value(), of.low(), of.high());
    }

    static String ratio(@Nullable PairedRatio ratio) {
        return ratio == null ? NOTHING : ratio.text();
    }

    private static String spread(@Nullable Spread spread, int decimals) {
        return spread == null ? NOTHING : spread.text(decimals);
    }
}
