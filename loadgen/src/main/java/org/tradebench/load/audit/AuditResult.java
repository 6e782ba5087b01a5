package org.tradebench.load.audit;

import java.time.Duration;
import java.util.List;

/**
 * What the audit found.
 *
 * @param findings one for each check, broken or not, in the order of the checks
 * @param rows how many rows of each kind were looked at, in words
 */
public record AuditResult(List<AuditFinding> findings, String rows, Duration duration) {

    public AuditResult {
        findings = List.copyOf(findings);
    }

    public boolean isClean() {
        return findings.stream().allMatch(AuditFinding::isClean);
    }

    public long violations() {
        return findings.stream().mapToLong(AuditFinding::violations).sum();
    }
}
