package org.tradebench.load.consistency;

import java.time.Duration;
import java.util.List;

/**
 * Holds the result of a consistency check.
 *
 * @param findings one for each check, broken or not, in the order of the checks
 * @param rows how many rows of each kind were checked, in words
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

    /**
     * Holds what one consistency condition found.
     *
     * @param check what must hold
     * @param violations rows for which it does not
     * @param examples the first of them in words, at most {@value ConsistencyCheck#EXAMPLES}
     */
    public record ConditionResult(String check, long violations, List<String> examples) {
        public ConditionResult {
            examples = List.copyOf(examples);
        }

        public boolean isClean() {
            return violations == 0;
        }
    }
}
