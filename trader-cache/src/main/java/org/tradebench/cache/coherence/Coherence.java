package org.tradebench.cache.coherence;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * Tracks one cache instance's knowledge of invalidations, its own and the other members': the lease protocol. <ol><li>A reader takes a {@link #lease()} before
 * it reads the database. <li>It may cache what it read only if {@link #admits} the lease for the entry's id and each of its groups: every known invalidation of
 * them is covered by the lease. <li>A writer invalidates after its commit: the names get a number of this member's, and their tombstones are set before the
 * entries are removed. <li>A position advances only after the entries are gone. A reader whose lease covers an invalidation can therefore not have met, in this
 * cache, a value from before it. <li>Another member's invalidations are applied in the order in which they come; its position advances only over numbers
 * without a gap. A gap that stays is given up: everything is removed, and no earlier lease is admitted any more. <li>Of a member that is new in the view,
 * nothing is known until it tells its position; until then no lease is complete. <li>When a view has lost a member, or joins what was parted, an invalidation
 * may have been lost with it: everything is removed, and no lease of an older view is admitted.</ol>
 *
 * <p>Invalidations are applied one at a time; readers and fills take no lock. A fill must make itself findable by the remover (link its groups) before it asks
 * {@link #admits}, and must exclude the remover of its own id from then until it is stored: then the remover either finds it, or had set the tombstone before.
 */
public final class Coherence {
    /** Enough for the invalidations of some seconds under load; a longer read is not cached. */
    public static final int TOMBSTONES = 65_536;

    /** Maximum origins that are remembered as gone, so that their late messages do no harm. */
    private static final int MAX_DEPARTED = 1_000;

    private final Origin self;
    private final Tombstones tombstones;
    private final BarredNames bars = new BarredNames();
    private final Map<Origin, PeerProgress> peers = new HashMap<>();
    private final Set<Origin> departed = Collections.newSetFromMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Origin, Boolean> eldest) {
            return size() > MAX_DEPARTED;
        }
    });

    private boolean bypassed;
    private volatile Lease now = Lease.ALONE;
    private volatile long leastView;
    private volatile Duration longest = Duration.ZERO;

    /** Whether anything can have been admitted since everything was last removed. */
    private volatile boolean used;

    public Coherence(Origin self) {
        this(self, TOMBSTONES);
    }

    /** @param maxTombstones how many names are remembered, at least 1 */
    public Coherence(Origin self, int maxTombstones) {
        this.self = self;
        this.tombstones = new Tombstones(maxTombstones);
    }

    public Origin self() {
        return self;
    }

    /** Returns what is known now; no allocation. */
    public Lease lease() {
        return now;
    }

    /** Returns the longest that an entry stored now may be served while members are missing; zero: no bound. */
    public Duration longestTimeToLive() {
        return longest;
    }

    /** Records that something is stored without a lease: a flush is left out where nothing has been stored since the last one. */
    public void markUsed() {
        if (!used) {
            used = true;
        }
    }

    /** Returns whether what was read under the lease may be stored under this id with these groups. */
    public boolean admits(Lease lease, Object id, Set<Object> dependencyIds) {
        // Set before any check: a thread that raises the floor and then finds this unset knows that this call will
        // meet the new floor.
        markUsed();
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
     * Invalidates on behalf of this member.
     *
     * @param names empty: everything
     * @param removal removes the entries and hands the number to the others, in the order of the numbers; must not block on another member
     */
    public synchronized void invalidate(Set<?> names, LongConsumer removal) {
        long number = now.positions().of(self) + 1;
        setTombstones(names, self, number);
        removal.accept(number);
        publish(now.positions().with(self, number));
        bars.reached(self, number);
    }

    /** Removes, or finds that there is nothing to remove. */
    @FunctionalInterface
    public interface ConditionalRemoval {
        /**
         * @param number of the invalidation, if it is one
         * @param setTombstones to be called before anything is removed, once it is certain that something will be
         * @return whether {@code setTombstones} was called
         */
        boolean remove(long number, Runnable setTombstones);
    }

    /**
     * Invalidates on behalf of this member, as {@link #invalidate} does, if the removal finds what it expects.
     *
     * @return whether it has invalidated
     */
    public synchronized boolean invalidateIf(Set<?> names, ConditionalRemoval removal) {
        long number = now.positions().of(self) + 1;
        if (!removal.remove(number, () -> setTombstones(names, self, number))) {
            return false;
        }
        publish(now.positions().with(self, number));
        bars.reached(self, number);
        return true;
    }

    /** Continues the numbers of an earlier instance in this life of the member. */
    public synchronized void resume(long number) {
        if (number > now.positions().of(self)) {
            publish(now.positions().with(self, number));
        }
    }

    /**
     * Applies another member's invalidations, in any order, any number of times.
     *
     * @param first of its numbers that this is about; usually the same as the last
     * @param names empty: everything
     * @param removal removes the entries; not called for what was applied before
     * @return whether they had not been applied before
     */
    public synchronized boolean apply(Origin origin, long first, long last, Set<?> names, Runnable removal) {
        if (departed.contains(origin)) {
            // No lease ever covers its numbers again, so they must not be remembered; and leases from before its
            // loss are refused.
            removal.run();
            return true;
        }
        PeerProgress peer = peers.computeIfAbsent(origin, o -> new PeerProgress());
        if (peer.hasApplied(first, last)) {
            return false;
        }
        setTombstones(names, origin, last);
        removal.run();
        peer.applied(first, last);
        publish(origin, peer);
        return true;
    }

    /**
     * Records another member's position.
     *
     * @param flush removes everything; called when invalidations by that member, from before its position was known, may have been missed here
     * @param removal removes the entries of names that the member is about to change, since its announcement may have been lost
     * @return whether everything was removed
     */
    public synchronized boolean recordPosition(
            Origin origin, MemberPosition reported, Runnable flush, Consumer<Set<Object>> removal) {
        PeerProgress peer = peers.get(origin);
        if (peer == null || !peer.isMember() || !peer.isMemberInView(reported.view())) {
            return false;
        }
        boolean flushed = false;
        if (peer.isKnown()) {
            peer.recordHighest(reported.number());
        } else {
            flushed = !peer.advancesTo(reported.number()) && giveUpUntil(origin, reported.number(), flush);
            peer.setKnownPosition(reported.number());
        }
        reported.open().forEach((token, names) -> {
            if (bars.put(origin, token, names)) {
                removal.accept(names);
            }
        });
        bars.liftOthers(origin, reported.highestToken(), reported.open().keySet(), reported.number());
        publish(origin, peer);
        return flushed;
    }

    /** @return whether there was anything to remove */
    private boolean giveUpUntil(Origin origin, long number, Runnable flush) {
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

    /** Returns the origins with a gap in what was applied of them, and the position before the gap. */
    public synchronized Map<Origin, Long> positionsBeforeGaps() {
        Map<Origin, Long> positions = new HashMap<>();
        peers.forEach((origin, peer) -> {
            if (peer.isBehind()) {
                positions.put(origin, peer.position());
            }
        });
        return positions;
    }

    /**
     * Gives up what is missing of the origin.
     *
     * @param position before the gap; nothing is done when it has been filled meanwhile
     * @return whether everything was removed
     */
    public synchronized boolean giveUpGap(Origin origin, long position, Runnable flush) {
        PeerProgress peer = peers.get(origin);
        if (peer == null || !peer.isBehind() || peer.position() != position) {
            return false;
        }
        long highest = peer.highest();
        boolean flushed = giveUpUntil(origin, highest, flush);
        peer.setKnownPosition(highest);
        publish(origin, peer);
        return flushed;
    }

    /**
     * Installs a new view of the cluster; older ones are ignored.
     *
     * @param others its members except this one
     * @param merged whether it joins views that were parted
     * @param flush removes everything; called when a member is lost, when views are joined, and when this member enters a cluster that is there already
     * @return whether everything was removed
     */
    public synchronized boolean install(long view, Set<Origin> others, boolean merged, Runnable flush) {
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
            departed.remove(origin);
            PeerProgress peer = peers.computeIfAbsent(origin, o -> new PeerProgress());
            if (!peer.isMember() || merged) {
                peer.markMember(view);
            }
        }
        if (flushed) {
            used = false;
            flush.run();
        }
        now = new Lease(view, now.positions(), isComplete());
        return flushed;
    }

    /** Forgets members that have left: leases that knew of them are refused by their view, so their numbers mean nothing any more. */
    private void forgetAllBut(Set<Origin> others) {
        Positions positions = now.positions();
        for (Map.Entry<Origin, PeerProgress> known : List.copyOf(peers.entrySet())) {
            Origin origin = known.getKey();
            if (!others.contains(origin)) {
                peers.remove(origin);
                if (known.getValue().isMember()) {
                    departed.add(origin);
                }
                tombstones.forgetOrigin(origin);
                bars.forgetOrigin(origin);
                positions = positions.without(origin);
            }
        }
        now = new Lease(now.view(), positions, now.complete());
    }

    /**
     * Bars names whose meaning a writer, maybe this member, is about to change: from now on {@link #admits} refuses them.
     *
     * @param token the writer's own, each higher than the one before
     * @param removal removes the entries
     */
    public synchronized void bar(Origin writer, long token, Set<?> names, Runnable removal) {
        if (!departed.contains(writer)) {
            bars.put(writer, token, names);
        }
        removal.run();
    }

    /**
     * Lifts the bar once the writer is done or has given up.
     *
     * @param number its last invalidation that was sent before: the names stay barred until all up to there are applied here
     */
    public synchronized void unbar(Origin writer, long token, long number) {
        bars.lift(writer, token, number);
        bars.reached(writer, now.positions().of(writer));
    }

    /** Makes every lease incomplete while on: everything is read from the source. */
    public synchronized void bypass(boolean on) {
        bypassed = on;
        publish(now.positions());
    }

    /** @param longestTimeToLive of what is stored from now on; zero: no bound */
    public void limit(Duration longestTimeToLive) {
        longest = longestTimeToLive;
    }

    private void setTombstones(Set<?> names, Origin origin, long number) {
        if (names.isEmpty()) {
            tombstones.raiseFloor(origin, number);
        }
        for (Object name : names) {
            tombstones.set(name, origin, number);
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
        if (bypassed) {
            return false;
        }
        for (PeerProgress peer : peers.values()) {
            if (peer.isMember() && !peer.isKnown()) {
                return false;
            }
        }
        return true;
    }
}
