package org.tradebench.app.audit;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * What an audit found.
 *
 * @param begun when the snapshot was taken that it looked at
 * @param findings one for each check, broken or not
 * @param accounts rows that were looked at, as the others
 */
public record AuditReport(
        Instant begun,
        Duration duration,
        long accounts,
        long orders,
        long holdings,
        long quotes,
        List<ConsistencyQueryResult> findings) {
    public AuditReport {
        findings = List.copyOf(findings);
    }

    /** How many checks tell of books that do not agree. */
    public long broken() {
        return findings.stream().filter(ConsistencyQueryResult::isBroken).count();
    }
}
