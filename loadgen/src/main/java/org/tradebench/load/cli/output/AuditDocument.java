package org.tradebench.load.cli.output;

import java.util.List;
import org.tradebench.load.consistency.ConsistencyResult;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;

/**
 * Defines the JSON that {@code trader db check --json} writes.
 *
 * @param clean whether no check is broken
 * @param violations of all checks together
 * @param rows how many rows of each kind were checked, in words
 * @param checks each with how often it is broken, and the first of the rows that break it
 */
public record AuditDocument(boolean clean, long violations, String rows, double seconds, List<Check> checks) {
    public record Check(String check, long violations, List<String> examples) {
        private static Check of(ConditionResult finding) {
            return new Check(finding.check(), finding.violations(), finding.examples());
        }
    }

    /** Converts the result of a consistency check. */
    public static AuditDocument of(ConsistencyResult result) {
        return new AuditDocument(
                result.isClean(),
                result.violations(),
                result.rows(),
                result.duration().toMillis() / 1000.0,
                result.findings().stream().map(Check::of).toList());
    }
}
