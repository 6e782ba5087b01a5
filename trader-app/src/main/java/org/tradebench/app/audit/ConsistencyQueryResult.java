package org.tradebench.app.audit;

import java.time.Duration;
import java.util.List;

/**
 * Reports what one check found.
 *
 * @param atRest whether the condition need hold only while no order is under way: violations alone then prove no defect
 * @param rows number of rows that violate the condition
 * @param examples descriptions of the first of these rows
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
