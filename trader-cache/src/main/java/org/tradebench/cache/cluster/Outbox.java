package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.cluster.Message.Alias;
import org.tradebench.cache.cluster.Message.Announcement;
import org.tradebench.cache.cluster.Message.Drop;
import org.tradebench.cache.cluster.Message.Invalidation;
import org.tradebench.cache.cluster.Message.Push;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;

/**
 * Queues what is to be sent of one cache instance. Bounded: when too much waits, it is combined to "everything", so that the others lose their entries rather
 * than miss an invalidation. Thread safe.
 */
final class Outbox {
    /** @param queuedAt on the monotonic clock: its time to live runs while it waits */
    private record Waiting(EntrySnapshot entry, boolean replaced, long queuedAt) {}

    private final int maximum;
    private final Counters counters;
    private final Deque<Invalidation> invalidations = new ArrayDeque<>();
    private final Set<Object> drops = new LinkedHashSet<>();
    private final Map<Object, Waiting> pushes = new LinkedHashMap<>();
    private final Map<Object, Announcement> announcements = new LinkedHashMap<>();
    private final List<Alias> aliases = new ArrayList<>();
    private final List<Message> controlMessages = new ArrayList<>();
    private boolean dropsEverything;
    private boolean invalidationsDue;
    private boolean allDue;
    private long taken;

    /** @param taken the last number of an earlier instance of the name */
    Outbox(int maximum, long taken, Counters counters) {
        this.taken = taken;
        this.maximum = maximum;
        this.counters = counters;
    }

    /** Queues an invalidation and drops earlier pushes and announcements, which no member could store. */
    synchronized void invalidate(long number, Set<Object> names, InvalidationCause cause) {
        forgetAbout(names);
        invalidations.addLast(new Invalidation(number, number, names, cause));
        if (invalidations.size() > maximum) {
            counters.count(CacheCounter.OVERFLOWS);
            long first = invalidations.getFirst().first();
            invalidations.clear();
            // Not sent as a clear, which a listener may refuse.
            invalidations.addLast(new Invalidation(first, number, Set.of(), InvalidationCause.EXPLICIT));
            forgetAbout(Set.of());
        }
    }

    private void forgetAbout(Set<Object> names) {
        if (names.isEmpty()) {
            pushes.clear();
            announcements.clear();
            aliases.clear();
            return;
        }
        names.forEach(pushes::remove);
        names.forEach(announcements::remove);
        pushes.values()
                .removeIf(waiting ->
                        !Collections.disjoint(names, waiting.entry.options().dependencyIds()));
        announcements.values().removeIf(announcement -> !Collections.disjoint(names, announcement.dependencyIds()));
        aliases.removeIf(alias -> names.contains(alias.id()));
    }

    synchronized void push(EntrySnapshot entry, boolean replaced, long now) {
        Waiting before = pushes.remove(entry.id());
        // Threads that have put one after the other may come here in the other order.
        Waiting latest = before != null && EntryVersion.isNewer(before.entry.version(), entry.version())
                ? new Waiting(before.entry, true, before.queuedAt)
                : new Waiting(entry, replaced || (before != null && before.replaced), now);
        pushes.put(entry.id(), latest);
        if (pushes.size() > maximum) {
            Iterator<Waiting> oldestFirst = pushes.values().iterator();
            Waiting oldest = oldestFirst.next();
            oldestFirst.remove();
            counters.count(CacheCounter.PUSHES_DROPPED);
            if (oldest.replaced) {
                drop(oldest.entry.id());
            }
        }
    }

    /** Queues a drop, to precede an announcement of the same id. */
    synchronized void drop(Object id) {
        drops.add(id);
        if (drops.size() > maximum) {
            counters.count(CacheCounter.OVERFLOWS);
            drops.clear();
            dropsEverything = true;
        }
    }

    synchronized void announce(Object id, Set<Object> dependencyIds) {
        announcements.remove(id);
        announcements.put(id, new Announcement(id, dependencyIds));
        if (announcements.size() > maximum) {
            // A member that does not learn of the entry does not ask for it, and reads the value from its source.
            announcements.remove(announcements.keySet().iterator().next());
            counters.count(CacheCounter.PUSHES_DROPPED);
        }
    }

    synchronized void alias(Alias alias) {
        aliases.add(alias);
        if (aliases.size() > maximum) {
            // An invalidation by this alias would miss the entry on members that do not know the alias: they lose the
            // entry.
            drop(aliases.remove(0).id());
            counters.count(CacheCounter.PUSHES_DROPPED);
        }
    }

    /** Queues a message that goes at once, after all invalidations. */
    synchronized void enqueue(Message message) {
        controlMessages.add(message);
        invalidationsDue = true;
    }

    synchronized void markInvalidationsDue() {
        invalidationsDue = true;
    }

    synchronized void markAllDue() {
        allDue = true;
    }

    /** Takes what is to be sent now: invalidations, then drops, then pushes, announcements, aliases, then the rest. */
    synchronized List<Message> take(long now) {
        List<Message> messages = new ArrayList<>();
        if (invalidationsDue || allDue) {
            messages.addAll(invalidations);
            if (!invalidations.isEmpty()) {
                taken = invalidations.getLast().last();
            }
            invalidations.clear();
        }
        if (dropsEverything) {
            messages.add(new Drop(Set.of()));
        } else if (!drops.isEmpty()) {
            messages.add(new Drop(Set.copyOf(drops)));
        }
        drops.clear();
        dropsEverything = false;
        if (allDue) {
            pushes.values().forEach(waiting -> addIfAlive(messages, waiting, now));
            messages.addAll(announcements.values());
            messages.addAll(aliases);
            pushes.clear();
            announcements.clear();
            aliases.clear();
        }
        messages.addAll(controlMessages);
        controlMessages.clear();
        invalidationsDue = false;
        allDue = false;
        return messages;
    }

    /** Returns the last number that was taken to be sent. */
    synchronized long lastTaken() {
        return taken;
    }

    private static void addIfAlive(List<Message> messages, Waiting waiting, long now) {
        EntrySnapshot entry = waiting.entry;
        Duration left = entry.timeLeft();
        if (!left.isZero()) {
            left = left.minusNanos(now - waiting.queuedAt);
            if (left.isNegative() || left.isZero()) {
                return;
            }
        }
        messages.add(new Push(entry.withTimeLeft(left), waiting.replaced));
    }

    /** Renews copies of entries that are sent. */
    static final class SnapshotCopies {
        private SnapshotCopies() {}

        /**
         * Adds what this member knows to the lease of an entry: an entry that is still there after all invalidations up to some positions were applied is not from
         * before any of them. Otherwise an entry could not be given away once enough invalidations of other names had passed.
         *
         * @param before this member's lease, taken before the entry was looked up
         */
        static EntrySnapshot renewed(EntrySnapshot entry, Lease before) {
            if (!before.complete() || !entry.lease().complete()) {
                return entry;
            }
            Map<Origin, Long> numbers = new HashMap<>(entry.lease().positions().asMap());
            before.positions().asMap().forEach((origin, number) -> numbers.merge(origin, number, Math::max));
            Lease lease = new Lease(Math.max(before.view(), entry.lease().view()), Positions.of(numbers), true);
            return entry.withLease(lease);
        }
    }
}
