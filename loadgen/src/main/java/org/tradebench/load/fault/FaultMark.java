package org.tradebench.load.fault;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records the times of an injected fault.
 *
 * @param fault its kind's label
 * @param nodes that it hit
 * @param begin epoch milliseconds just before it was made
 * @param end epoch milliseconds when its condition was lifted and the nodes served again; null when that did not come before the load's end
 */
public record FaultMark(
        String fault,
        List<String> nodes,
        long begin,
        @Nullable Long end) {
    public FaultMark {
        nodes = List.copyOf(nodes);
    }
}
