package org.tradebench.load.cli.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.TierUtilization;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Finding;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFindings;

/**
 * Defines the JSON that {@code trader results findings --json} writes.
 *
 * @param counts number of findings with each outcome, also where it is zero
 */
public record FindingsDocument(Map<String, Long> counts, List<FindingDocument> findings) {
    public static FindingsDocument of(List<StudyFindings> studies) {
        List<FindingDocument> findings = studies.stream()
                .flatMap(study -> study.findings().stream().map(finding -> FindingDocument.of(study.study(), finding)))
                .toList();
        Map<String, Long> counts = new LinkedHashMap<>();
        for (FindingResult.Outcome outcome : FindingResult.Outcome.values()) {
            counts.put(
                    outcome.label(),
                    findings.stream()
                            .filter(finding -> finding.outcome().equals(outcome.label()))
                            .count());
        }
        return new FindingsDocument(counts, findings);
    }

    /**
     * Describes a paper's finding and its outcome here, in JSON.
     *
     * @param source the paper, by its key in study files
     * @param metric the paper's own number, as it is quoted
     * @param dividedBy gains that {@code ratio} is divided by, each of a level over another, for a finding that expects a larger gain than theirs; mostly empty
     * @param ratio of the two levels, as measured here, or the quotient of two ratios: divided by that of the gains which decides the outcome; null when it was
     *     not tested
     * @param speedNormalized the same without changes of the machine's speed, for a finding about throughput
     * @param normalizedBy the measure that {@code speedNormalized} is of: SPEED_NORMALIZED_THROUGHPUT by the speed probe, LOAD_GENERATOR_NORMALIZED_THROUGHPUT
     *     by the load generator's CPU
     * @param bottleneck use of the tier that limited throughput in the paper, in cores; null when the study file names none, or it is not known
     * @param outcome reproduced, not reproduced, inconclusive, insufficient data, conditions differ, not tested, needs other hardware
     * @param needs the hardware that this machine lacks
     * @param untested why the study's levels do not test the finding
     */
    public record FindingDocument(
            String study,
            String source,
            String finding,
            String metric,
            String measure,
            @Nullable String level,
            @Nullable String against,
            @Nullable String at,
            List<Finding.Gain> dividedBy,
            @Nullable PairedRatio ratio,
            @Nullable PairedRatio speedNormalized,
            @Nullable Measure normalizedBy,
            @Nullable TierUtilization bottleneck,
            String outcome,
            @Nullable String needs,
            @Nullable String untested) {
        /** Describes one finding of a study. */
        public static FindingDocument of(Study study, FindingResult result) {
            return new FindingDocument(
                    study.name(),
                    study.source(),
                    result.finding().text(),
                    result.finding().figure(),
                    result.finding().measure().name(),
                    result.finding().level(),
                    result.finding().against(),
                    result.finding().at(),
                    result.finding().others(),
                    result.ratio(),
                    result.normalized() == null ? null : result.normalized().ratio(),
                    result.normalized() == null ? null : result.normalized().by(),
                    result.bottleneck(),
                    result.outcome().label(),
                    result.finding().needs(),
                    result.finding().untested());
        }
    }
}
