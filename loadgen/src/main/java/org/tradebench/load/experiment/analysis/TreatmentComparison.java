package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Holm;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Spread;

/** Compares every treatment of an experiment with the baseline, block by block, and adjusts the outcomes for the number of simultaneous tests. */
record TreatmentComparison(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
    /** Returns the result of each treatment, in the order of the plan. */
    List<TreatmentResult> results() {
        Map<Treatment, Map<Measure, PairedRatio>> ratios = new LinkedHashMap<>();
        for (Treatment treatment : plan.treatments()) {
            Map<Measure, PairedRatio> own = new EnumMap<>(Measure.class);
            Treatment baseline =
                    Objects.requireNonNull(plan.treatment(experiment.compared().baseline(), treatment.over()));
            for (Measure measure : Measure.values()) {
                PairedRatio ratio = treatment.equals(baseline)
                        ? null
                        : trials.ratio(treatment, baseline, measure, plan.treatments());
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

    /** Decides the outcomes. That of the A/A control is not adjusted, because it is no level. */
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
}
