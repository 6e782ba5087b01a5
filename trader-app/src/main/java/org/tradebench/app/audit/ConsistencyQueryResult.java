package org.tradebench.app.audit;

import java.time.Duration;
import java.util.List;

/**
 * Reports what one check found.
 *
 * @param atRest whether it holds only while no order is under way: then rows that break it prove nothing
 * @param rows that break the condition
 * @param examples the first of them in words
 */
public record ConsistencyQueryResult(
        String check, boolean atRest, long rows, List<String> examples, Duration duration) {
    public ConsistencyQueryResult {
        examples = List.copyOf(examples);
    }

    public boolean isBroken() {
        return rows > 0 && !atRest;
    }
}
