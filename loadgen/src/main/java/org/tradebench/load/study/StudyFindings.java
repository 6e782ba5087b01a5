package org.tradebench.load.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tradebench.load.experiment.ExperimentRecord;

/**
 * Evaluates the findings of a study's paper, each by the latest result that measured it.
 *
 * <p>So a study that is too long for one day can be made in parts, each with some of the levels ({@code --only}). A ratio is always of two levels that were measured together. All findings
 * of the study share one adjustment for their number, whatever part they are from.
 *
 * @param study as its file is now
 * @param results by which a finding is evaluated, the latest first; only the latest one where there is none; empty for a study that was not made
 */
public record StudyFindings(Study study, List<StudyResult> results, List<FindingResult> findings) {
    public StudyFindings {
        results = List.copyOf(results);
        findings = List.copyOf(findings);
    }

    /**
     * Evaluates each finding.
     *
     * @param study with the findings, which may be newer than the records: these keep the study file of their day, with its wording and its conditions
     * @param records of the study's experiments, the latest first; empty for a study that was not made
     */
    public static StudyFindings of(Study study, List<ExperimentRecord> records) {
        List<StudyResult> made = records.stream().map(StudyResult::of).toList();
        List<FindingResult> findings = new ArrayList<>();
        List<StudyResult> sources = new ArrayList<>();
        for (Finding finding : study.findings()) {
            Optional<StudyResult> source = source(finding, made);
            source.ifPresent(sources::add);
            findings.add(source.flatMap(result -> result.evaluate(finding))
                    .orElseGet(() -> FindingResult.unmeasured(finding)));
        }
        List<StudyResult> used = made.stream().filter(sources::contains).toList();
        return new StudyFindings(
                study, used.isEmpty() ? made.stream().limit(1).toList() : used, FindingResult.adjusted(findings));
    }

    /** Returns the latest result with a block that counts, or else the latest with the finding's levels. */
    private static Optional<StudyResult> source(Finding finding, List<StudyResult> made) {
        List<StudyResult> having =
                made.stream().filter(result -> result.hasLevelsOf(finding)).toList();
        return having.stream()
                .filter(result -> result.evaluate(finding)
                        .filter(one -> one.ratio() != null)
                        .isPresent())
                .findFirst()
                .or(() -> having.stream().findFirst());
    }
}
