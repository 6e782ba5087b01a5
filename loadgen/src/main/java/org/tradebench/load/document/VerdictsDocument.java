package org.tradebench.load.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.study.ClaimResult;
import org.tradebench.load.study.StudyResult;

/**
 * {@code trader results findings --json}.
 *
 * @param counts how many findings there are of each outcome, those included of which there is none
 */
public record VerdictsDocument(Map<String, Long> counts, List<FindingDocument> findings) {
    public static VerdictsDocument of(List<StudyResult> studies) {
        List<FindingDocument> findings = studies.stream()
                .flatMap(result -> result.claims().stream().map(claim -> FindingDocument.of(result.study(), claim)))
                .toList();
        Map<String, Long> counts = new LinkedHashMap<>();
        for (ClaimResult.Outcome outcome : ClaimResult.Outcome.values()) {
            counts.put(
                    outcome.words(),
                    findings.stream()
                            .filter(finding -> finding.outcome().equals(outcome.words()))
                            .count());
        }
        return new VerdictsDocument(counts, findings);
    }
}
