package org.tradebench.cache.coherence;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Remembers the names invalidated lately and where. Bounded: when the oldest are dropped, {@link #floor()} rises to them, so that what they would have refused
 * is still refused. One thread writes at a time; any thread reads.
 */
final class Tombstones {
    /** Records the invalidation of a name. Several members may invalidate the same name at once: all count. */
    private record Tombstone(Object name, Origin origin, long number) {}

    private final int maximum;
    private final ConcurrentMap<Object, Positions> tombstones = new ConcurrentHashMap<>();
    private final Deque<Tombstone> oldestFirst = new ArrayDeque<>();
    private volatile Positions floor = Positions.NONE;

    Tombstones(int maximum) {
        this.maximum = maximum;
    }

    void set(Object name, Origin origin, long number) {
        tombstones.merge(name, Positions.NONE.with(origin, number), (old, added) -> raised(old, origin, number));
        oldestFirst.addLast(new Tombstone(name, origin, number));
        while (oldestFirst.size() > maximum) {
            forget(oldestFirst.removeFirst());
        }
    }

    /** Raises the floor first: between the two steps both refuse. */
    private void forget(Tombstone tombstone) {
        raiseFloor(tombstone.origin, tombstone.number);
        tombstones.computeIfPresent(tombstone.name, (name, positions) -> {
            if (positions.of(tombstone.origin) > tombstone.number) {
                return positions;
            }
            Positions left = positions.without(tombstone.origin);
            return left.equals(Positions.NONE) ? null : left;
        });
    }

    /** Returns whether a read under these positions may have seen the name before its invalidation. */
    boolean refuse(Object name, Positions lease) {
        Positions positions = tombstones.get(name);
        return positions != null && !lease.covers(positions);
    }

    /** Returns what every lease must cover. */
    Positions floor() {
        return floor;
    }

    void raiseFloor(Origin origin, long number) {
        floor = raised(floor, origin, number);
    }

    /** Forgets an origin that is gone for good: its numbers mean nothing any more. */
    void forgetOrigin(Origin origin) {
        floor = floor.without(origin);
        oldestFirst.removeIf(tombstone -> tombstone.origin.equals(origin));
        tombstones.replaceAll((name, positions) -> positions.knows(origin) ? positions.without(origin) : positions);
        tombstones.values().removeIf(positions -> positions.equals(Positions.NONE));
    }

    private static Positions raised(Positions positions, Origin origin, long number) {
        return positions.of(origin) >= number ? positions : positions.with(origin, number);
    }
}
