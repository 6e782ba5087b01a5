package org.tradebench.cache.disk;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.LifeLimit;
import org.tradebench.cache.concurrent.GroupIndex;

/** Tracks an entry of the tier without reading the file: first waiting to be written, then on file, in the end dead. */
final class Slot extends GroupIndex.Member {
    final Object id;
    private final Set<Object> groups;
    private volatile Set<Object> aliases;
    final Instant created;
    private final Duration timeLeft;
    private final Duration inactivity;
    /** When {@link #timeLeft} was true, on the monotonic clock. */
    private final long since;

    /** Snapshot to be written, until it is in the file or dead. Guarded by this. */
    private @Nullable EntrySnapshot waiting;
    /** Place of its record, while it is in the file. Guarded by this. */
    private @Nullable RecordPlace place;

    private volatile int bytes;
    private volatile long touched;
    /** Last value promoted to memory: while memory holds the same, the file needs no new copy. */
    private volatile @Nullable WeakReference<Object> promoted;

    /** @param idleFor how long ago the entry was last hit, or put */
    Slot(EntrySnapshot entry, Duration idleFor, long now) {
        this(
                entry.id(),
                entry.options().dependencyIds(),
                entry.aliases(),
                entry.created(),
                entry.timeLeft(),
                entry.options().inactivity(),
                idleFor,
                now);
        waiting = entry;
    }

    private Slot(
            Object id,
            Set<Object> groups,
            Set<Object> aliases,
            Instant created,
            Duration timeLeft,
            Duration inactivity,
            Duration idleFor,
            long now) {
        this.id = id;
        this.groups = groups;
        this.aliases = aliases;
        this.created = created;
        this.timeLeft = capped(timeLeft);
        this.inactivity = capped(inactivity);
        this.since = now;
        touch(now, idleFor);
    }

    private static Duration capped(Duration limit) {
        return LifeLimit.isForEver(limit) ? Duration.ZERO : limit;
    }

    @Override
    protected Object id() {
        return id;
    }

    @Override
    protected Set<Object> groups() {
        return groups;
    }

    /** Creates the slot of an entry that an earlier run has left on file. */
    static Slot onFile(EntryFile file, IndexRecord record, Duration timeLeft, Duration idleFor, long now) {
        Slot slot = new Slot(
                record.id(),
                record.groups(),
                record.aliases(),
                record.created(),
                timeLeft,
                record.inactivity(),
                idleFor,
                now);
        slot.place = new RecordPlace(file, record.key());
        slot.bytes = record.bytes();
        return slot;
    }

    /** Returns what the next start must know of it; empty when it is not on file. */
    synchronized Optional<IndexRecord> record(Instant wallClock, long now) {
        if (place == null) {
            return Optional.empty();
        }
        Optional<Instant> expires = timeLeft.isZero() ? Optional.empty() : Optional.of(wallClock.plus(timeLeftAt(now)));
        Optional<Instant> lastHit =
                inactivity.isZero() ? Optional.empty() : Optional.of(wallClock.minusNanos(now - touched));
        return Optional.of(
                new IndexRecord(place.key(), id, groups, aliases, created, expires, inactivity, bytes, lastHit));
    }

    boolean isOverdue(long now) {
        return (!timeLeft.isZero() && now - since >= timeLeft.toNanos())
                || (!inactivity.isZero() && now - touched >= inactivity.toNanos());
    }

    /** Returns zero when it never expires; otherwise more than zero unless it is overdue. */
    Duration timeLeftAt(long now) {
        return timeLeft.isZero() ? Duration.ZERO : timeLeft.minusNanos(now - since);
    }

    /** Returns whether the file holds this very entry already. */
    boolean isCopyOf(EntrySnapshot entry) {
        WeakReference<Object> last = promoted;
        return last != null
                && last.get() == entry.value()
                && created.equals(entry.created())
                && groups.equals(entry.options().dependencyIds())
                && aliases.equals(entry.aliases());
    }

    Set<Object> aliases() {
        return aliases;
    }

    synchronized void forgetAlias(Object alias) {
        Set<Object> left = new HashSet<>(aliases);
        left.remove(alias);
        aliases = Set.copyOf(left);
    }

    /** @param idleFor how long ago the entry was last hit */
    void touch(long now, Duration idleFor) {
        touched = now - idleFor.toNanos();
    }

    void promoted(Object value) {
        promoted = new WeakReference<>(value);
    }

    synchronized @Nullable EntrySnapshot waiting() {
        return waiting;
    }

    synchronized @Nullable RecordPlace place() {
        return place;
    }

    int bytes() {
        return bytes;
    }

    /** @return false when it died meanwhile: the copy just written is garbage */
    synchronized boolean written(RecordPlace newPlace, int newBytes) {
        if (waiting == null) {
            return false;
        }
        waiting = null;
        place = newPlace;
        bytes = newBytes;
        return true;
    }

    /** Sets the new place of the same record, unless the slot is dead. */
    synchronized void moved(RecordPlace newPlace) {
        if (place != null) {
            place = newPlace;
        }
    }

    enum Before {
        WAITING,
        ON_FILE,
        DEAD
    }

    synchronized Before markDead() {
        Before before = waiting != null ? Before.WAITING : place != null ? Before.ON_FILE : Before.DEAD;
        waiting = null;
        place = null;
        return before;
    }
}
