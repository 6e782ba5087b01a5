package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Holm;
import org.tradebench.load.statistics.Line;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Scalability;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.validity.Validity;

/**
 * What follows from an experiment's trials.
 *
 * @param treatments in the order of the design
 * @param laws the Universal Scalability Law over the numbers of clients, or of servers where clients are no factor, by level of the other factor, or by the factor's name when there is none; only where it
 *     could be fitted
 * @param updates operations per second over the measured share of updates in percent, likewise
 * @param open what is said of waiting; null when no trial was of the open model
 * @param layers costs of what some levels have more than others; mostly none
 */
public record ExperimentResult(
        Experiment experiment,
        ExperimentRecord record,
        List<TreatmentResult> treatments,
        Map<String, Scalability> laws,
        Map<String, Line> updates,
        @Nullable OpenResult open,
        List<LayerCost> layers) {

    /** Works it out from the record alone. */
    public static ExperimentResult of(ExperimentRecord record) {
        Experiment experiment = record.definition();
        RandomizedBlocks plan = RandomizedBlocks.of(experiment, record.blocks(), record.seed());
        TrialSet trials = TrialSet.of(record);
        return new ExperimentResult(
                experiment,
                record,
                treatments(experiment, plan, trials),
                laws(experiment, plan, trials),
                updates(experiment, plan, trials),
                OpenResult.of(plan, record.trials()),
                LayerCost.of(experiment, plan, trials));
    }

    private static List<TreatmentResult> treatments(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
        Map<Treatment, Map<Measure, PairedRatio>> ratios = new LinkedHashMap<>();
        for (Treatment treatment : plan.treatments()) {
            Map<Measure, PairedRatio> own = new EnumMap<>(Measure.class);
            Treatment baseline =
                    Objects.requireNonNull(plan.treatment(experiment.compared().baseline(), treatment.over()));
            for (Measure measure : Measure.values()) {
                PairedRatio ratio = treatment.equals(baseline) ? null : trials.ratio(treatment, baseline, measure);
                if (ratio != null) {
                    own.put(measure, ratio);
                }
            }
            ratios.put(treatment, own);
        }
        Map<Treatment, Map<Measure, Difference>> differences = differences(ratios);
        List<TreatmentResult> results = new ArrayList<>();
        for (Treatment treatment : plan.treatments()) {
            List<TrialRecord> made = trials.of(treatment);
            List<TrialRecord> counting =
                    made.stream().filter(TrialRecord::counts).toList();
            Map<Measure, Spread> metrics = new EnumMap<>(Measure.class);
            for (Measure measure : Measure.values()) {
                double[] values = trials.byBlock(treatment, measure).values().stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray();
                if (values.length > 0) {
                    metrics.put(measure, Spread.of(values));
                }
            }
            results.add(new TreatmentResult(
                    treatment,
                    treatment.equals(plan.treatment(experiment.compared().baseline(), treatment.over())),
                    counting.size(),
                    made.size() - counting.size(),
                    (int) counting.stream()
                            .filter(trial -> !trial.comparable().steady())
                            .count(),
                    metrics,
                    ratios.getOrDefault(treatment, Map.of()),
                    differences.getOrDefault(treatment, Map.of())));
        }
        return results;
    }

    /** The baseline's second name is no level: it is judged by itself. */
    private static Map<Treatment, Map<Measure, Difference>> differences(
            Map<Treatment, Map<Measure, PairedRatio>> ratios) {
        Map<Treatment, Map<Measure, Difference>> differences = new LinkedHashMap<>();
        ratios.keySet().forEach(treatment -> differences.put(treatment, new EnumMap<>(Measure.class)));
        for (Measure measure : Measure.values()) {
            List<Treatment> family = ratios.keySet().stream()
                    .filter(treatment -> !treatment.again() && probability(ratios, treatment, measure) != null)
                    .toList();
            List<Double> adjusted = Holm.adjust(family.stream()
                    .map(treatment -> probability(ratios, treatment, measure))
                    .toList());
            ratios.forEach((treatment, own) -> {
                if (own.containsKey(measure)) {
                    Double mine = treatment.again()
                            ? probability(ratios, treatment, measure)
                            : family.contains(treatment) ? adjusted.get(family.indexOf(treatment)) : null;
                    differences
                            .computeIfAbsent(treatment, unused -> new EnumMap<>(Measure.class))
                            .put(measure, Difference.of(own.get(measure), mine));
                }
            });
        }
        return differences;
    }

    private static @Nullable Double probability(
            Map<Treatment, Map<Measure, PairedRatio>> ratios, Treatment treatment, Measure measure) {
        PairedRatio ratio = ratios.getOrDefault(treatment, Map.of()).get(measure);
        return ratio == null ? null : ratio.probability();
    }

    private static Map<String, Scalability> laws(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
        Map<String, Scalability> laws = new TreeMap<>();
        points(experiment, plan, trials, scale(experiment), false).forEach((name, points) -> {
            Scalability law = Scalability.fit(points);
            if (law != null) {
                laws.put(name, law);
            }
        });
        return laws;
    }

    /** What the law is over: clients, or servers where clients are no factor. */
    private static Setting scale(Experiment experiment) {
        return experiment.factors().stream()
                        .anyMatch(factor ->
                                factor.axis().filter(Setting.CLIENTS::equals).isPresent())
                ? Setting.CLIENTS
                : Setting.SERVERS;
    }

    /** What the laws are over: {@code clients} or {@code servers}. */
    public String lawsAreOver() {
        return scale(experiment).word();
    }

    private static Map<String, Line> updates(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
        Map<String, Line> lines = new TreeMap<>();
        points(experiment, plan, trials, Setting.UPDATES, true).forEach((name, points) -> {
            Line line = Line.through(points);
            if (line != null) {
                lines.put(name, line);
            }
        });
        return lines;
    }

    /** Throughput of every trial over what a factor sets, or over what was measured of it, by level of the other factor. */
    private static Map<String, List<Line.Point>> points(
            Experiment experiment, RandomizedBlocks plan, TrialSet trials, Setting setting, boolean measured) {
        Map<String, List<Line.Point>> points = new TreeMap<>();
        Optional<Factor> axis = experiment.factors().stream()
                .filter(factor -> factor.axis().filter(setting::equals).isPresent())
                .findFirst();
        if (axis.isEmpty()) {
            return points;
        }
        boolean first = axis.get().equals(experiment.compared());
        for (Treatment treatment : plan.treatments()) {
            String other = first ? treatment.over() : treatment.level();
            String name = other == null ? axis.get().name() : other;
            for (TrialRecord trial : trials.of(treatment)) {
                Double x = !trial.counts()
                        ? null
                        : !measured
                                ? Double.valueOf(treatment.settings().get(setting))
                                : trial.comparable().updates() == null
                                        ? null
                                        : 100 * trial.comparable().updates();
                if (x != null) {
                    points.computeIfAbsent(name, unused -> new ArrayList<>())
                            .add(new Line.Point(x, trial.comparable().operationsPerSecond()));
                }
            }
        }
        return points;
    }

    /** The A/A control; null where there is none. */
    public @Nullable TreatmentResult again() {
        return treatments.stream()
                .filter(result -> result.treatment().again())
                .findFirst()
                .orElse(null);
    }

    /** The treatments that are levels. */
    public List<TreatmentResult> levels() {
        return treatments.stream().filter(result -> !result.treatment().again()).toList();
    }

    /** Whether every level could be compared with the baseline at least once; where faults are injected, whether every trial is VALID. */
    public boolean valid() {
        if (experiment.injectsFaults()) {
            return record.worst() == Validity.VALID;
        }
        return levels().stream()
                .allMatch(treatment -> treatment.ratios().containsKey(Measure.THROUGHPUT)
                        || (treatment.baseline() && treatment.trials() > 0));
    }

    /** How small a difference of throughput these blocks could tell, in a sentence. */
    public String resolution() {
        if (experiment.injectsFaults()) {
            return "Faults were injected: the trials show recovery and data loss, and their throughput is not compared.";
        }
        if (again() == null) {
            return "There is no A/A control: how small a difference could be seen is not known.";
        }
        PairedRatio ratio = again().ratios().get(Measure.THROUGHPUT);
        if (ratio == null || ratio.detectable() == null) {
            return "The same level under two names (A/A) was not measured twice in at least two blocks: "
                    + "how small a difference could be seen is not known.";
        }
        PairedRatio pace = again().ratios().get(Measure.PACE);
        String seen = String.format(
                        Locale.ROOT,
                        "The same level under two names (A/A): throughput %.3f (%.3f to %.3f) over %d blocks; detectable difference %.1f %%",
                        ratio.ratio(),
                        ratio.low(),
                        ratio.high(),
                        ratio.blocks(),
                        100 * ratio.detectable())
                + (pace == null || pace.detectable() == null
                        ? "."
                        : String.format(Locale.ROOT, ", speed-normalized %.1f %%.", 100 * pace.detectable()));
        return ratio.detectable() <= experiment.interest()
                ? seen
                : seen
                        + String.format(
                                Locale.ROOT,
                                " That exceeds the smallest difference of interest, %.1f %%: more blocks are needed.",
                                100 * experiment.interest());
    }

    /** What has to be known before a ratio is used, a sentence each. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        for (TrialRecord trial : record.trials()) {
            boolean used = experiment.injectsFaults() ? trial.result() == Validity.VALID : trial.counts();
            if (!used) {
                warnings.add("Left out: block " + trial.block() + ", " + trial.treatment() + " (" + trial.result()
                        + ": " + (trial.failure() == null ? String.join("; ", trial.reasons()) : trial.failure())
                        + ").");
            }
        }
        for (TreatmentResult treatment : treatments) {
            if (treatment.unsteady() > 0) {
                warnings.add("No steady state is claimed of "
                        + treatment.treatment().label() + ": in " + treatment.unsteady() + " of " + treatment.trials()
                        + " measurement intervals less than half was steady.");
            }
        }
        if (again() != null) {
            again().differences().forEach((measure, difference) -> {
                if (difference == Difference.HIGHER || difference == Difference.LOWER) {
                    warnings.add(
                            "The A/A control differs in " + measure.title() + " ("
                                    + difference.words(again().ratios().get(measure))
                                    + "): something else than the levels weighed, or this is the one experiment of twenty in which chance does.");
                }
            });
        }
        return warnings;
    }
}
