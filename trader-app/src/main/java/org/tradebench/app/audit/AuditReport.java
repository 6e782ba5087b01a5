package org.tradebench.app.audit;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Reports what an audit found.
 *
 * @param begun when the audited snapshot was taken
 * @param findings one for each check, broken or not
 * @param accounts number of audited rows, as the others
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

    /** Returns how many checks found inconsistent books. */
    public long broken() {
        return findings.stream().filter(ConsistencyQueryResult::isBroken).count();
    }
}
