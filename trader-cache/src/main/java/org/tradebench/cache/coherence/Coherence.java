package org.tradebench.cache.coherence;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 *   <li>Another member's invalidations are buried and removed in the order in which they come; its position advances only over numbers without a hole. A
 *       hole that stays is given up: everything is removed, and no lease from before that is admitted any more.
 *   <li>Of a member that is new in the view, nothing is known until it says where it stands; until then no lease is complete.
 *   <li>When a view has lost a member, or joins what was parted, an invalidation may have been lost with it: everything is removed, and no lease of an
 *       older view is admitted.
 * </ol>
 *
 * Invalidations are applied one at a time; readers and fills take no lock. A fill must make itself findable by the remover (link its groups) before it
 * asks {@link #admits}, and must exclude the remover of its own id from then until it is stored: then the remover either finds it, or had buried the name
 * before.
 */
public final class Coherence {
    /** Enough for the invalidations of some seconds under load; a read that lasts longer than that is not cached. */
    public static final int TOMBSTONES = 65_536;

    /** How many of the origins that are gone for good are remembered, so that a late message of theirs does no harm. */
    private static final int MOST_GONE = 1_000;

    private final Origin self;
    private final Tombstones tombstones;
    private final BarredNames bars = new BarredNames();
    private final ReentrantLock oneAtATime = new ReentrantLock();
    private final Map<Origin, PeerProgress> peers = new HashMap<>();
    private final Set<Origin> gone = Collections.newSetFromMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Origin, Boolean> eldest) {
            return size() > MOST_GONE;
        }
    });

    private boolean bypassed;
    private volatile Lease now = Lease.ALONE;
    private volatile long leastView;
    private volatile Duration longest = Duration.ZERO;

    /** Whether anything can have been admitted since the last time that everything was removed. */
    private volatile boolean used;

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

    /** The longest that an entry stored now may be served: a bound on its age while members are missing. Zero: no bound. */
    public Duration longestTimeToLive() {
        return longest;
    }

    /** Something is stored whatever has been invalidated, and so without a question: a flush is left out where nothing has been stored since the last one. */
    public void use() {
        if (!used) {
            used = true;
        }
    }

    /** Whether what was read under the lease may be stored under this id with these groups. */
    public boolean admits(Lease lease, Object id, Set<Object> dependencyIds) {
        // Before anything is looked at: whoever raises the floor and then finds this unset knows that this call will
        // meet the new floor.
        use();
        if (!lease.complete() || lease.view() < leastView || !lease.positions().covers(tombstones.floor())) {
            return false;
        }
        if (refuses(lease, id)) {
            return false;
        }
        for (Object name : dependencyIds) {
            if (refuses(lease, name)) {
                return false;
            }
        }
        return true;
    }

    private boolean refuses(Lease lease, Object name) {
        return tombstones.refuse(name, lease.positions()) || (!bars.isEmpty() && bars.refuse(name));
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
            publish(now.positions().with(self, number));
            bars.reached(self, number);
        } finally {
            oneAtATime.unlock();
        }
    }

    /** The instance has lived before in this life of the member's: its numbers go on from there. */
    public void resume(long number) {
        oneAtATime.lock();
        try {
            if (number > now.positions().of(self)) {
                publish(now.positions().with(self, number));
            }
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * Another member's invalidations, in any order, any number of times.
     *
     * @param first of its numbers that this is about; usually the same as the last
     * @param names what dies; empty: everything
     * @param removal removes the entries; not called for what was applied before
     * @return whether it was news
     */
    public boolean apply(Origin origin, long first, long last, Set<?> names, Runnable removal) {
        oneAtATime.lock();
        try {
            if (gone.contains(origin)) {
                // No lease ever covers its numbers again, so they must not be remembered; and leases from before its
                // loss are refused.
                removal.run();
                return true;
            }
            PeerProgress peer = peers.computeIfAbsent(origin, o -> new PeerProgress());
            if (peer.hasApplied(first, last)) {
                return false;
            }
            bury(names, origin, last);
            removal.run();
            peer.applied(first, last);
            publish(origin, peer);
            return true;
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * Another member says where it stands.
     *
     * @param flush removes everything; called when invalidations of its from before it was heard of may be missing here
     * @return whether everything was removed
     */
    public boolean hear(Origin origin, MemberPosition standing, Runnable flush) {
        oneAtATime.lock();
        try {
            PeerProgress peer = peers.get(origin);
            if (peer == null || !peer.isMember() || !peer.isNewsSince(standing.view())) {
                return false;
            }
            boolean flushed = false;
            if (peer.isKnown()) {
                peer.hears(standing.number());
            } else {
                flushed = !peer.reaches(standing.number()) && giveUp(origin, standing.number(), flush);
                peer.settles(standing.number());
            }
            standing.open().forEach((token, names) -> bars.put(origin, token, names));
            bars.liftOthers(origin, standing.highestToken(), standing.open().keySet(), standing.number());
            publish(origin, peer);
            return flushed;
        } finally {
            oneAtATime.unlock();
        }
    }

    /** Whether there was anything to remove. */
    private boolean giveUp(Origin origin, long number, Runnable flush) {
        tombstones.raiseFloor(origin, number);
        return flushIfUsed(flush);
    }

    private boolean flushIfUsed(Runnable flush) {
        boolean wasUsed = used;
        if (wasUsed) {
            used = false;
            flush.run();
        }
        return wasUsed;
    }

    /** The origins with a hole in what was applied of them, and the position before the hole. */
    public Map<Origin, Long> holes() {
        oneAtATime.lock();
        try {
            Map<Origin, Long> holes = new HashMap<>();
            peers.forEach((origin, peer) -> {
                if (peer.isBehind()) {
                    holes.put(origin, peer.position());
                }
            });
            return holes;
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * What is missing of the origin does not come any more.
     *
     * @param position before the hole; nothing is done when it has been filled meanwhile
     * @return whether everything was removed
     */
    public boolean fillHole(Origin origin, long position, Runnable flush) {
        oneAtATime.lock();
        try {
            PeerProgress peer = peers.get(origin);
            if (peer == null || !peer.isBehind() || peer.position() != position) {
                return false;
            }
            long highest = peer.highest();
            boolean flushed = giveUp(origin, highest, flush);
            peer.settles(highest);
            publish(origin, peer);
            return flushed;
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * The cluster has a new view. Older ones than the present are ignored.
     *
     * @param others its members but this one
     * @param merged whether it joins views that were parted
     * @param flush removes everything; called when a member is lost, when views are joined, and when this member enters a cluster that is there already
     * @return whether everything was removed
     */
    public boolean install(long view, Set<Origin> others, boolean merged, Runnable flush) {
        oneAtATime.lock();
        try {
            if (view <= now.view()) {
                return false;
            }
            boolean entered = now.view() == 0 && !others.isEmpty();
            boolean lost = peers.entrySet().stream()
                    .anyMatch(peer -> peer.getValue().isMember() && !others.contains(peer.getKey()));
            boolean flushed = lost || merged || entered;
            if (flushed) {
                leastView = view;
                forgetAllBut(others);
            }
            for (Origin origin : others) {
                gone.remove(origin);
                PeerProgress peer = peers.computeIfAbsent(origin, o -> new PeerProgress());
                if (!peer.isMember() || merged) {
                    peer.joins(view);
                }
            }
            if (flushed) {
                used = false;
                flush.run();
            }
            now = new Lease(view, now.positions(), isComplete());
            return flushed;
        } finally {
            oneAtATime.unlock();
        }
    }

    /** Leases that knew of them are refused by their view, so their numbers mean nothing any more. */
    private void forgetAllBut(Set<Origin> others) {
        Positions positions = now.positions();
        for (Map.Entry<Origin, PeerProgress> known : List.copyOf(peers.entrySet())) {
            Origin origin = known.getKey();
            if (!others.contains(origin)) {
                peers.remove(origin);
                if (known.getValue().isMember()) {
                    gone.add(origin);
                }
                tombstones.forgetOrigin(origin);
                bars.forgetOrigin(origin);
                positions = positions.without(origin);
            }
        }
        now = new Lease(now.view(), positions, now.complete());
    }

    /**
     * A writer, maybe this member, is about to change what these names stand for: from now on nothing is stored under them.
     *
     * @param token the writer's own, each higher than the one before
     * @param removal removes the entries
     */
    public void bar(Origin writer, long token, Set<?> names, Runnable removal) {
        oneAtATime.lock();
        try {
            if (!gone.contains(writer)) {
                bars.put(writer, token, names);
            }
            removal.run();
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * The writer has done with what it announced, or has given it up.
     *
     * @param number of its invalidations, the last that was sent before: the names stay barred until all up to there are applied here
     */
    public void unbar(Origin writer, long token, long number) {
        oneAtATime.lock();
        try {
            bars.lift(writer, token, number);
            bars.reached(writer, now.positions().of(writer));
        } finally {
            oneAtATime.unlock();
        }
    }

    /** While on, no lease is complete: everything is read from the source. */
    public void bypass(boolean on) {
        oneAtATime.lock();
        try {
            bypassed = on;
            publish(now.positions());
        } finally {
            oneAtATime.unlock();
        }
    }

    /** @param longestTimeToLive of what is stored from now on; zero: no bound */
    public void limit(Duration longestTimeToLive) {
        longest = longestTimeToLive;
    }

    private void bury(Set<?> names, Origin origin, long number) {
        if (names.isEmpty()) {
            tombstones.raiseFloor(origin, number);
        }
        for (Object name : names) {
            tombstones.bury(name, origin, number);
        }
    }

    private void publish(Origin origin, PeerProgress peer) {
        if (peer.isKnown()) {
            publish(now.positions().with(origin, peer.position()));
            bars.reached(origin, peer.position());
        }
    }

    private void publish(Positions positions) {
        now = new Lease(now.view(), positions, isComplete());
    }

    private boolean isComplete() {
        return !bypassed && peers.values().stream().allMatch(peer -> peer.isKnown() || !peer.isMember());
    }
}
