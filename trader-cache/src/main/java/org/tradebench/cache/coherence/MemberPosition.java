package org.tradebench.cache.coherence;

import java.util.Map;
import java.util.Set;

/**
 * Holds a member's position with one cache instance. Members send it after they have installed a view, and at each heartbeat.
 *
 * @param view the number of the view that it had installed
 * @param number its last invalidation that has been sent; 0: none yet
 * @param highestToken of the updates that it has announced; 0: none yet
 * @param open the names of the announced updates that are not done, by token
 */
public record MemberPosition(long view, long number, long highestToken, Map<Long, Set<Object>> open) {
    public MemberPosition {
        open = Map.copyOf(open);
    }

    public static MemberPosition at(long view, long number) {
        return new MemberPosition(view, number, 0, Map.of());
    }
}
