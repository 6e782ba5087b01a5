package org.tradebench.load.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.analysis.ExperimentResult;
import org.tradebench.load.experiment.analysis.TierUtilization;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.experiment.analysis.TrialSet;
import org.tradebench.load.statistics.PairedRatio;

/**
 * Compares the findings of a study's paper with what one experiment measured.
 *
 * @param study as it was requested: from the text that was kept, not from today's file
 */
public record StudyResult(Study study, ExperimentResult made) {
    /** Computes the result from the record alone. */
    public static StudyResult of(ExperimentRecord record) {
        Study study = StudyFile.parse(record.study(), record.keptFile(), record.file());
        return new StudyResult(study.by(record.asRequested(study.experiment())), ExperimentResult.of(record));
    }

    public ExperimentRecord record() {
        return made.record();
    }

    /** Returns the treatments in the order of the design. */
    public List<TreatmentResult> treatments() {
        return made.treatments();
    }

    public boolean valid() {
        return made.valid();
    }

    public String resolution() {
        return made.resolution();
    }

    /** Returns what has to be known before a ratio is used, a sentence each. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>(made.warnings());
        if (!study.weakens().isEmpty()) {
            warnings.add(study.weakens());
        }
        return warnings;
    }

    /** Returns the findings of the kept study file, evaluated by this experiment alone. */
    public List<FindingResult> findings() {
        return FindingResult.adjusted(study.findings().stream()
                .map(finding -> evaluate(finding).orElseGet(() -> FindingResult.unmeasured(finding)))
                .toList());
    }

    /** Returns whether the experiment was made with the levels that a finding compares: one with only some levels does not measure every finding. */
    public boolean hasLevelsOf(Finding finding) {
        return evaluate(finding).isPresent();
    }

    /**
     * Evaluates a finding as if it were the study's only one. The finding may be newer than the record: one that was reworded or corrected is evaluated again without new trials.
     *
     * @return empty where the experiment was made without the levels, or nothing here tests the finding
     */
    Optional<FindingResult> evaluate(Finding finding) {
        if (!finding.isTestable()) {
            return Optional.empty();
        }
        RandomizedBlocks plan = plan();
        String over = over(finding.at());
        Treatment level = plan.treatment(finding.level(), over);
        Treatment against = plan.treatment(finding.against(), over);
        if (level == null || against == null) {
            return Optional.empty();
        }
        TrialSet trials = TrialSet.of(record());
        TierUtilization bottleneck =
                finding.bottleneck() == null ? null : TierUtilization.of(finding.bottleneck(), against, record());
        if (!finding.others().isEmpty()) {
            return hasGains(finding, over, plan)
                    ? Optional.of(FindingResult.ofAll(
                            finding, quotients(finding, level, against, over, plan, trials), bottleneck))
                    : Optional.empty();
        }
        PairedRatio normalized = finding.measure() == Measure.THROUGHPUT
                ? trials.ratio(level, against, trials.normalizedBy(), plan.treatments())
                : null;
        return Optional.of(FindingResult.of(
                finding,
                trials.ratio(level, against, finding.measure(), plan.treatments()),
                normalized == null ? null : new FindingResult.NormalizedRatio(trials.normalizedBy(), normalized),
                bottleneck));
    }

    private RandomizedBlocks plan() {
        return RandomizedBlocks.of(study.experiment(), record().blocks(), record().seed());
    }

    /** Returns the level of the second factor at which a ratio is taken: the one that is named, or the last; null without a second factor. */
    private @Nullable String over(@Nullable String at) {
        return study.over().map(factor -> at != null ? at : last(factor)).orElse(null);
    }

    private static boolean hasGains(Finding finding, @Nullable String over, RandomizedBlocks plan) {
        return finding.others().stream()
                .allMatch(other ->
                        plan.treatment(other.level(), over) != null && plan.treatment(other.against(), over) != null);
    }

    /** Returns the gain of one level divided by that of each other; null for one without a block that has all four trials. */
    private static List<@Nullable PairedRatio> quotients(
            Finding finding,
            Treatment level,
            Treatment against,
            @Nullable String over,
            RandomizedBlocks plan,
            TrialSet trials) {
        Map<Integer, Double> gain = trials.ratiosByBlock(level, against, finding.measure());
        List<@Nullable PairedRatio> quotients = new ArrayList<>();
        for (Finding.Gain other : finding.others()) {
            Treatment itsLevel = Objects.requireNonNull(plan.treatment(other.level(), over));
            Treatment itsReference = Objects.requireNonNull(plan.treatment(other.against(), over));
            quotients.add(PairedRatio.of(gain, trials.ratiosByBlock(itsLevel, itsReference, finding.measure())));
        }
        return quotients;
    }

    /** Returns the paper's ratios with those measured here; those of a level that the study does not have are not measured. */
    public List<Published.PublishedComparison> published() {
        if (study.published() == null) {
            return List.of();
        }
        RandomizedBlocks plan = plan();
        TrialSet trials = TrialSet.of(record());
        return study.published().ratios().stream()
                .map(ratio -> compare(ratio, plan, trials))
                .toList();
    }

    private Published.PublishedComparison compare(
            Published.PublishedRatio ratio, RandomizedBlocks plan, TrialSet trials) {
        String over = over(ratio.at());
        Treatment level = plan.treatment(ratio.level(), over);
        Treatment against = plan.treatment(ratio.against(), over);
        if (level == null || against == null) {
            return new Published.PublishedComparison(ratio, null, List.of());
        }
        return new Published.PublishedComparison(
                ratio,
                trials.ratio(level, against, ratio.measure(), plan.treatments()),
                trials.ratios(level, against, ratio.measure()));
    }

    private static String last(Factor factor) {
        return factor.levels().get(factor.levels().size() - 1).label();
    }
}
