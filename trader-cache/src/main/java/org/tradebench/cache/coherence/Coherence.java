package org.tradebench.cache.coherence;

import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;

/**
 * One cache instance's knowledge of invalidations, its own and the other members': the lease protocol.
 *
 * <ol>
 *   <li>A reader takes a {@link #lease()} before it reads the database.
 *   <li>It may cache what it read only if {@link #admits} the lease for the entry's id and each of its groups: no invalidation that the lease does not
 *       cover is known for them.
 *   <li>A writer invalidates after its commit: the names get a number of this member's, and are buried before the entries are removed.
 *   <li>A position advances only after the entries are gone. A reader whose lease covers an invalidation can therefore not have met, in this cache, a
 *       value from before it.
 * </ol>
 *
 * Invalidations are applied one at a time; readers and fills take no lock. A fill must make itself findable by the remover (link its groups) before it
 * asks {@link #admits}, and must exclude the remover of its own id from then until it is stored: then the remover either finds it, or had buried the name
 * before.
 */
public final class Coherence {

    /** Enough for the invalidations of some seconds under load; a read that lasts longer than that is not cached. */
    public static final int TOMBSTONES = 65_536;

    private final Origin self;
    private final Tombstones tombstones;
    private final ReentrantLock oneAtATime = new ReentrantLock();

    private volatile Lease now = Lease.ALONE;
    private volatile long leastView;

    public Coherence(Origin self) {
        this(self, TOMBSTONES);
    }

    /** @param mostTombstones how many names are remembered, at least 1 */
    public Coherence(Origin self, int mostTombstones) {
        this.self = self;
        this.tombstones = new Tombstones(mostTombstones);
    }

    public Origin self() {
        return self;
    }

    /** What is known now; no allocation. */
    public Lease lease() {
        return now;
    }

    /** Whether what was read under the lease may be stored under this id with these groups. */
    public boolean admits(Lease lease, Object id, Set<Object> dependencyIds) {
        if (!lease.complete() || lease.view() < leastView || !lease.positions().covers(tombstones.floor())) {
            return false;
        }
        if (tombstones.refuse(id, lease.positions())) {
            return false;
        }
        for (Object name : dependencyIds) {
            if (tombstones.refuse(name, lease.positions())) {
                return false;
            }
        }
        return true;
    }

    /**
     * An invalidation of this member's own.
     *
     * @param names what dies; empty: everything
     * @param removal removes the entries and hands the number to the others, in the order of the numbers; must not block on another member
     */
    public void invalidate(Set<?> names, LongConsumer removal) {
        oneAtATime.lock();
        try {
            long number = now.positions().of(self) + 1;
            bury(names, self, number);
            removal.accept(number);
            advance(self, number);
        } finally {
            oneAtATime.unlock();
        }
    }

    private void bury(Set<?> names, Origin origin, long number) {
        if (names.isEmpty()) {
            tombstones.raiseFloor(origin, number);
        }
        for (Object name : names) {
            tombstones.bury(name, origin, number);
        }
    }

    private void advance(Origin origin, long number) {
        if (number > now.positions().of(origin)) {
            now = new Lease(now.view(), now.positions().with(origin, number), now.complete());
        }
    }
}
