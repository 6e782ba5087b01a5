package org.tradebench.load.consistency;

import java.util.List;

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
