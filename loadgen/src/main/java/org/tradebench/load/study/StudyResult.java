package org.tradebench.load.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
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
 * Compares the findings of a study's paper with what its experiment measured.
 *
 * @param measured null when the study was not made
 * @param findings of the paper, evaluated: those of the record's study file, or newer ones
 */
public record StudyResult(Study study, @Nullable ExperimentResult measured, List<FindingResult> findings) {
    /** Of a study that was not made: its findings alone. */
    public static StudyResult notMade(Study study) {
        return new StudyResult(
                study,
                null,
                study.findings().stream().map(FindingResult::unmeasured).toList());
    }

    /** Works it out from the record alone. */
    public static StudyResult of(ExperimentRecord record) {
        Study study = kept(record);
        return of(study, record, study.findings());
    }

    /**
     * Works it out from the record's trials, with findings that may be newer than the record: a finding that was reworded or corrected is evaluated
     * again without new trials.
     */
    public static StudyResult of(ExperimentRecord record, List<Finding> findings) {
        return of(kept(record), record, findings);
    }

    /** The study as it was asked for: from the text that was kept, not from today's file. */
    private static Study kept(ExperimentRecord record) {
        Study study = StudyFile.parse(record.study(), record.keptFile(), record.file());
        return study.by(record.asked(study.experiment()));
    }

    private static StudyResult of(Study study, ExperimentRecord record, List<Finding> findings) {
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), record.blocks(), record.seed());
        return new StudyResult(
                study,
                ExperimentResult.of(record),
                FindingResult.together(findings.stream()
                        .map(finding -> judge(finding, study.experiment(), plan, record))
                        .toList()));
    }

    /** Returns what the experiment measured; only of a study that was made. */
    public ExperimentResult made() {
        return Objects.requireNonNull(measured, "the study was not made");
    }

    /** Null when the study was not made. */
    public @Nullable ExperimentRecord record() {
        return measured == null ? null : measured.record();
    }

    /** In the order of the design; none when the study was not made. */
    public List<TreatmentResult> treatments() {
        return measured == null ? List.of() : measured.treatments();
    }

    public boolean valid() {
        return made().valid();
    }

    public String resolution() {
        return made().resolution();
    }

    /** Returns what has to be known before a ratio is used, a sentence each. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>(made().warnings());
        if (!study.weakens().isEmpty()) {
            warnings.add(study.weakens());
        }
        return warnings;
    }

    private static FindingResult judge(
            Finding finding, Experiment experiment, RandomizedBlocks plan, ExperimentRecord record) {
        if (!finding.isTestable()) {
            return FindingResult.unmeasured(finding);
        }
        String over = experiment
                .over()
                .map(factor -> finding.at() != null ? finding.at() : last(factor))
                .orElse(null);
        Treatment level = plan.treatment(finding.level(), over);
        Treatment against = plan.treatment(finding.against(), over);
        // A study that was made with some levels only does not measure every finding.
        if (level == null || against == null) {
            return FindingResult.unmeasured(finding);
        }
        TrialSet trials = TrialSet.of(record);
        if (!finding.others().isEmpty()) {
            return FindingResult.of(finding, leastQuotient(finding, level, against, over, plan, trials), null, null);
        }
        return FindingResult.of(
                finding,
                trials.ratio(level, against, finding.measure(), plan.treatments()),
                finding.measure() == Measure.THROUGHPUT
                        ? trials.ratio(level, against, trials.normalizedBy(), plan.treatments())
                        : null,
                finding.bottleneck() == null ? null : TierUtilization.of(finding.bottleneck(), against, record));
    }

    /**
     * The gain of one level divided by that of each other, of which the least is told: the finding holds when all do, which needs no adjustment for their number (Berger 1982, intersection-union tests). One that
     * lies below the range as a whole comes first, because one is enough.
     */
    private static @Nullable PairedRatio leastQuotient(
            Finding finding,
            Treatment level,
            Treatment against,
            @Nullable String over,
            RandomizedBlocks plan,
            TrialSet trials) {
        Map<Integer, Double> gain = trials.ratiosByBlock(level, against, finding.measure());
        List<PairedRatio> quotients = new ArrayList<>();
        for (Finding.Gain other : finding.others()) {
            Treatment itsLevel = plan.treatment(other.level(), over);
            Treatment itsReference = plan.treatment(other.against(), over);
            PairedRatio quotient = itsLevel == null || itsReference == null
                    ? null
                    : PairedRatio.of(gain, trials.ratiosByBlock(itsLevel, itsReference, finding.measure()));
            if (quotient == null) {
                return null;
            }
            quotients.add(quotient);
        }
        return quotients.stream()
                .min(Comparator.<PairedRatio>comparingDouble(quotient -> refutes(quotient, finding) ? 0 : 1)
                        .thenComparingDouble(quotient -> quotient.low() == null ? 0 : quotient.low()))
                .orElseThrow();
    }

    private static boolean refutes(PairedRatio quotient, Finding finding) {
        return quotient.high() != null && finding.above() != null && quotient.high() <= finding.above();
    }

    /** The paper's ratios with what was measured of them here; those of a level that the study has not are not measured. */
    public List<Published.PublishedComparison> published() {
        if (study.published() == null) {
            return List.of();
        }
        ExperimentRecord record = made().record();
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), record.blocks(), record.seed());
        TrialSet trials = TrialSet.of(record);
        return study.published().ratios().stream()
                .map(ratio -> compare(ratio, plan, trials))
                .toList();
    }

    private Published.PublishedComparison compare(
            Published.PublishedRatio ratio, RandomizedBlocks plan, TrialSet trials) {
        String over = study.over()
                .map(factor -> ratio.at() != null ? ratio.at() : last(factor))
                .orElse(null);
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
