package org.tradebench.cache.cluster;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.tradebench.cache.coherence.MemberPosition;

/** Tracks the updates that this member has announced and that are not over for the others. Thread safe. */
final class OpenUpdates {
    /** @param closedAt its last invalidation when it was closed; -1: it is open */
    private record Update(Set<Object> names, long closedAt) {}

    private final Map<Long, Update> updates = new HashMap<>();
    private long highestToken;

    synchronized void open(long token, Set<Object> names) {
        updates.put(token, new Update(names, -1));
        highestToken = Math.max(highestToken, token);
    }

    /** @return false when it was closed before */
    synchronized boolean close(long token, long number) {
        Update update = updates.get(token);
        if (update == null || update.closedAt >= 0) {
            return false;
        }
        updates.put(token, new Update(update.names, number));
        return true;
    }

    /** Returns the position. An update is over only when its invalidations have been sent, which go out no later than this position. */
    synchronized MemberPosition position(long view, long sent) {
        updates.values().removeIf(update -> update.closedAt >= 0 && update.closedAt <= sent);
        Map<Long, Set<Object>> open = new HashMap<>();
        updates.forEach((token, update) -> open.put(token, update.names));
        return new MemberPosition(view, sent, highestToken, open);
    }
}
