package org.tradebench.load.consistency;

import java.time.Duration;
import java.util.List;

/**
 * Holds the result of the consistency check.
 *
 * @param findings one for each check, broken or not, in the order of the checks
 * @param rows how many rows of each kind were looked at, in words
 */
public record ConsistencyResult(List<ConditionResult> findings, String rows, Duration duration) {

    public ConsistencyResult {
        findings = List.copyOf(findings);
    }

    public boolean isClean() {
        return findings.stream().allMatch(ConditionResult::isClean);
    }

    public long violations() {
        return findings.stream().mapToLong(ConditionResult::violations).sum();
    }
}
