package org.tradebench.app.audit;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Reports what an audit found.
 *
 * @param begun when the audited snapshot was taken
 * @param accounts number of rows checked; likewise {@code orders}, {@code holdings} and {@code quotes}
 * @param findings one for each check, broken or not
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
