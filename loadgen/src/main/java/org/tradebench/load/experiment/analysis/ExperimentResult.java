package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.BlockChoice;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Line;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Scalability;
import org.tradebench.load.validity.Validity;

/**
 * Holds the results that follow from an experiment's trials.
 *
 * @param treatments in the order of the design
 * @param laws the Universal Scalability Law over the numbers of clients, or of servers where clients are no factor, by level of the other factor, or by the factor's name when there is none; only where it
 *     could be fitted
 * @param updates operations per second over the measured share of updates in percent, likewise
 * @param open response times by offered rate; null when no trial was of the open model
 * @param layers CPU costs of the layers that the experiment names; mostly none
 */
public record ExperimentResult(
        Experiment experiment,
        ExperimentRecord record,
        List<TreatmentResult> treatments,
        Map<String, Scalability> laws,
        Map<String, Line> updates,
        @Nullable OpenResult open,
        List<LayerCost> layers) {

    /** Computes the result from the record alone. */
    public static ExperimentResult of(ExperimentRecord record) {
        Experiment experiment = record.definition();
        RandomizedBlocks plan = RandomizedBlocks.of(experiment, record.blocks(), record.seed());
        TrialSet trials = TrialSet.of(record);
        ThroughputFits fits = new ThroughputFits(experiment, plan, trials);
        return new ExperimentResult(
                experiment,
                record,
                new TreatmentComparison(experiment, plan, trials).results(),
                fits.laws(),
                fits.updates(),
                OpenResult.of(plan, record.trials()),
                LayerCost.of(experiment, plan, trials));
    }

    /** Returns the variable of the laws: {@code clients} or {@code servers}. */
    public String scaledSetting() {
        return ThroughputFits.scale(experiment).key();
    }

    /** Returns the A/A control; null where there is none. */
    public @Nullable TreatmentResult control() {
        return treatments.stream()
                .filter(result -> result.treatment().again())
                .findFirst()
                .orElse(null);
    }

    /** Returns how ratios scattered over the rounds and the replicates; none unless the experiment is interleaved. */
    public List<SliceResult> slices() {
        return SliceResult.of(
                experiment, RandomizedBlocks.of(experiment, record.blocks(), record.seed()), TrialSet.of(record));
    }

    /** Returns the treatments without the A/A control. */
    public List<TreatmentResult> levels() {
        return treatments.stream().filter(result -> !result.treatment().again()).toList();
    }

    /** Returns the measure in which throughput is normalized by the machine's speed. */
    public Measure normalizedBy() {
        return TrialSet.of(record).normalizedBy();
    }

    /** Names a ratio of {@link #normalizedBy()} in a sentence. */
    public String normalizedWords() {
        return normalizedBy() == Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT
                ? "normalized by load-generator CPU"
                : "speed-normalized";
    }

    /** Returns whether every level could be compared with the baseline at least once; where faults are injected, whether every trial is VALID. */
    public boolean valid() {
        if (experiment.injectsFaults()) {
            return record.worst() == Validity.VALID;
        }
        return levels().stream()
                .allMatch(treatment -> treatment.ratios().containsKey(Measure.THROUGHPUT)
                        || (treatment.baseline() && treatment.trials() > 0));
    }

    /** Returns a sentence about the smallest difference of throughput that these blocks detect. */
    public String resolution() {
        BlockChoice choice = record.choice();
        return detectable()
                + (choice == null || choice.slices() == null
                        ? ""
                        : " By the pilot, " + choice.slices().text() + ".");
    }

    private String detectable() {
        if (experiment.injectsFaults()) {
            return "Faults were injected: the trials show recovery and data loss, and their throughput is not compared.";
        }
        if (control() == null) {
            return levelsResolution();
        }
        PairedRatio ratio = control().ratios().get(Measure.THROUGHPUT);
        if (ratio == null || ratio.detectable() == null) {
            return "The same level under two names (A/A) was not measured twice in at least two blocks: "
                    + "the minimum detectable difference is unknown.";
        }
        PairedRatio normalized = control().ratios().get(normalizedBy());
        String seen = String.format(
                        Locale.ROOT,
                        "The same level under two names (A/A): throughput %.3f (%.3f to %.3f) over %d blocks; detectable difference %.1f %%",
                        ratio.ratio(),
                        ratio.low(),
                        ratio.high(),
                        ratio.blocks(),
                        100 * ratio.detectable())
                + (normalized == null || normalized.detectable() == null
                        ? "."
                        : String.format(
                                Locale.ROOT, ", %s %.1f %%.", normalizedWords(), 100 * normalized.detectable()));
        return ratio.detectable() <= experiment.interest()
                ? seen
                : seen
                        + String.format(
                                Locale.ROOT,
                                " That exceeds the smallest difference of interest, %.1f %%: more blocks are needed.",
                                100 * experiment.interest());
    }

    /** Returns the same without an A/A control, for the level whose ratio is the least precise. */
    private String levelsResolution() {
        return levels().stream()
                .map(level -> level.ratios().get(Measure.THROUGHPUT))
                .filter(ratio -> ratio != null && ratio.detectable() != null)
                .max(Comparator.comparing(PairedRatio::detectable))
                .map(ratio -> String.format(
                        Locale.ROOT,
                        "There is no A/A control; by the noise of the levels over %d blocks the detectable difference is %.1f %%.",
                        ratio.blocks(),
                        100 * Objects.requireNonNull(ratio.detectable())))
                .orElse(
                        "There is no A/A control, and no level has two blocks: the minimum detectable difference is unknown.");
    }

    /** Returns what has to be known before a ratio is used, a sentence each. */
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
                warnings.add("Treatment "
                        + treatment.treatment().label() + " was not in a steady state: in " + treatment.unsteady()
                        + " of " + treatment.trials() + " measurement intervals, less than half was steady.");
            }
        }
        if (control() != null) {
            control().differences().forEach((measure, difference) -> {
                if (difference == Difference.HIGHER || difference == Difference.LOWER) {
                    warnings.add(
                            "The A/A control differs in " + measure.title() + " ("
                                    + difference.describe(control().ratios().get(measure))
                                    + "): something other than the level affected the trials, or this is one of the 5 % of experiments in which chance alone makes a difference.");
                }
            });
        }
        return warnings;
    }
}
