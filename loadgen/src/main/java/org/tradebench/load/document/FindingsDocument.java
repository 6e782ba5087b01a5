package org.tradebench.load.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.StudyResult;

/**
 * Defines the JSON that {@code trader results findings --json} writes.
 *
 * @param counts how many findings there are of each outcome, those included of which there is none
 */
public record FindingsDocument(Map<String, Long> counts, List<FindingDocument> findings) {
    public static FindingsDocument of(List<StudyResult> studies) {
        List<FindingDocument> findings = studies.stream()
                .flatMap(result ->
                        result.findings().stream().map(finding -> FindingDocument.of(result.study(), finding)))
                .toList();
        Map<String, Long> counts = new LinkedHashMap<>();
        for (FindingResult.Outcome outcome : FindingResult.Outcome.values()) {
            counts.put(
                    outcome.words(),
                    findings.stream()
                            .filter(finding -> finding.outcome().equals(outcome.words()))
                            .count());
        }
        return new FindingsDocument(counts, findings);
    }
}
