package org.tradebench.app.audit;

import java.time.Duration;
import java.util.List;

/**
 * What one check found.
 *
 * @param check what must hold
 * @param atRest whether it holds only while no order is under way: then rows for which it does not hold break nothing
 * @param rows for which it does not hold
 * @param examples the first of them in words
 */
public record ConsistencyQueryResult(
        String check, boolean atRest, long rows, List<String> examples, Duration duration) {
    public ConsistencyQueryResult {
        examples = List.copyOf(examples);
    }

    /** Whether it tells of books that do not agree. */
    public boolean isBroken() {
        return rows > 0 && !atRest;
    }
}
