package org.tradebench.cache.disk;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.StoppedInstance;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.wire.NotSerialisableException;

/**
 * Brings the files up to date with the slots, and starts anew when one fails. Everything except {@link #files} and {@link #isOff} is for the writer's thread.
 */
final class DiskWriter {
    private static final Logger LOG = System.getLogger(DiskWriter.class.getName());

    /** A second failure within this time switches the tier off for as long. */
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private static final int MAX_UNSAVED = 2 << 20;
    private static final int UNSAVED_SHARE = 16;
    private static final int MAX_MOVED_AT_ONCE = 16 << 20;

    private final TierContext context;
    private final Directory directory;
    private final Slots slots;
    private final AtomicInteger waiting;
    private final WrittenSlots written = new WrittenSlots();
    private final DiskSpace room;
    private final long maxUnsaved;
    /** Null while new ones are made, or while the tier is off. */
    private volatile @Nullable Generations files;

    private volatile boolean off;
    private boolean failedBefore;
    private long lastFailure;

    DiskWriter(TierContext context, Directory directory, Slots slots, AtomicInteger waiting) {
        this.context = context;
        this.directory = directory;
        this.slots = slots;
        this.waiting = waiting;
        this.room = new DiskSpace(context.disk(), written);
        long maxBytes = context.disk().maxBytes();
        this.maxUnsaved = maxBytes == 0 ? MAX_UNSAVED : Math.min(MAX_UNSAVED, maxBytes / UNSAVED_SHARE);
    }

    /** Returns where readers read; null when there is none for a while. */
    @Nullable
    Generations files() {
        return files;
    }

    /** Returns whether offers are pointless now. */
    boolean isOff() {
        return off;
    }

    void start() {
        Optional<RestoredEntries.Kept> kept = RestoredEntries.kept(context, directory);
        if (kept.isEmpty()) {
            create();
            return;
        }
        EntryFile file = kept.get().file();
        files = Generations.of(directory, maxUnsaved, file);
        // Only now: the rule of the restart may have taken its time.
        Instant now = latest(context.clock().instant(), kept.get().stoppedAt());
        long since = context.now();
        for (IndexRecord record : kept.get().records()) {
            Duration left = record.expires()
                    .map(expires -> Duration.between(now, expires))
                    .orElse(Duration.ZERO);
            boolean isExpired = record.expires().isPresent() && left.compareTo(Duration.ZERO) <= 0;
            if (isExpired || record.isInactive(now)) {
                context.counters().count(CacheCounter.DISK_TIMEOUTS);
            } else {
                Slot slot = Slot.onFile(file, record, left, record.idleFor(now), since);
                slots.put(slot);
                written.add(slot);
            }
        }
    }

    /** Returns the later one: a clock that was set back in between must not prolong an entry's life. */
    private static Instant latest(Instant now, Instant before) {
        return now.isBefore(before) ? before : now;
    }

    private void create() {
        try {
            files = Generations.create(directory, maxUnsaved);
            off = false;
        } catch (RuntimeException e) {
            failed(null, e);
        }
    }

    void write(Slot slot) {
        EntrySnapshot entry = slot.waiting();
        Generations to = files;
        if (entry == null) {
            return;
        }
        try {
            byte[] record = context.codec().encode(entry);
            if (to == null || room.isTooLarge(record.length) || !makeRoom(to, record.length)) {
                refuse(slot);
            } else if (slot.written(to.add(record), record.length)) {
                waiting.decrementAndGet();
                written.add(slot);
                context.counters().count(CacheCounter.DISK_WRITES);
            }
        } catch (NotSerialisableException e) {
            LOG.log(Level.DEBUG, "not on the disk of cache ''{0}'': {1}", context.name(), e.getMessage());
            refuse(slot);
        } catch (RuntimeException | OutOfMemoryError | AssertionError e) {
            refuse(slot);
            failed(to, e);
        }
    }

    private void refuse(Slot slot) {
        if (discard(slot)) {
            context.counters().count(CacheCounter.DISK_REFUSALS);
            context.owner().dropped(slot.id, InvalidationCause.DISK_OVERFLOW);
        }
    }

    /** @return whether it was still there */
    private boolean discard(Slot slot) {
        boolean removed = slots.remove(slot);
        if (slot.markDead() == Slot.Before.WAITING) {
            waiting.decrementAndGet();
        }
        return removed;
    }

    /** @return whether a record of that many bytes may be written */
    private boolean makeRoom(Generations to, int bytes) {
        if (room.isTight(bytes)) {
            dropOverdue();
            if (room.isTight(bytes)) {
                Iterator<Slot> victims = room.victims().iterator();
                while (victims.hasNext() && !room.hasPlenty(bytes)) {
                    drop(victims.next(), CacheCounter.DISK_EVICTIONS, InvalidationCause.DISK_GARBAGE_COLLECTOR);
                }
            }
        }
        if (!room.holds(bytes)) {
            return false;
        }
        to.move((long) DiskSpace.MOVED_PER_BYTE * bytes);
        beginMovingInTime(to);
        return room.fits(to.sizeToBe() + bytes);
    }

    private void beginMovingInTime(Generations from) {
        if (!from.isMoving() && room.isTimeToMove(from.sizeToBe())) {
            from.beginMoving(written.all());
        }
    }

    private void dropOverdue() {
        for (Slot slot : written.overdue(context.now())) {
            drop(slot, CacheCounter.DISK_TIMEOUTS, InvalidationCause.DISK_TIMEOUT);
        }
    }

    private void drop(Slot slot, CacheCounter counter, InvalidationCause cause) {
        boolean removed = discard(slot);
        written.remove(slot);
        if (removed) {
            context.counters().count(counter);
            context.owner().dropped(slot.id, cause);
        }
    }

    /** Drops the record of a dead slot. */
    void forget(Slot slot) {
        written.remove(slot);
    }

    void reportDropped(Object id, InvalidationCause cause) {
        context.owner().dropped(id, cause);
    }

    void maintain() {
        Generations now = files;
        if (now == null) {
            if (context.now() - lastFailure >= PAUSE.toNanos()) {
                create();
            }
            return;
        }
        try {
            dropOverdue();
            now.move(MAX_MOVED_AT_ONCE);
            beginMovingInTime(now);
            now.commit();
        } catch (RuntimeException | OutOfMemoryError | AssertionError e) {
            failed(now, e);
        }
    }

    /** Gives the space back after all slots have been dropped. */
    void empty() {
        if (files != null && written.size() > 0) {
            startAnew();
        }
    }

    private void startAnew() {
        Generations old = files;
        files = null;
        abandon();
        if (old != null) {
            old.discard();
        }
        create();
    }

    private void abandon() {
        List<Slot> lost = written.all();
        written.clear();
        for (Slot slot : lost) {
            if (discard(slot)) {
                context.owner().dropped(slot.id, InvalidationCause.DISK_OVERFLOW);
            }
        }
    }

    /** Handles a record that is not what was written; nothing happens if the file is no longer in use. */
    void damaged(EntryFile broken, Throwable cause) {
        Generations now = files;
        if (now != null && now.has(broken)) {
            failed(now, cause);
        }
    }

    /** @param broken null: they cannot be made */
    private void failed(@Nullable Generations broken, Throwable cause) {
        boolean again = broken == null || (failedBefore && context.now() - lastFailure < PAUSE.toNanos());
        failedBefore = true;
        lastFailure = context.now();
        context.counters().count(CacheCounter.DISK_FAILURES);
        LOG.log(
                Level.WARNING,
                "the disk of cache ''{0}'' in {1} has failed and {2}; memory is not concerned: {3}",
                context.name(),
                context.disk().directory(),
                again ? "is off for " + PAUSE.toSeconds() + " s" : "starts empty",
                cause);
        if (again) {
            off = true;
            files = null;
            abandon();
            if (broken != null) {
                broken.discard();
            }
        } else {
            startAnew();
        }
    }

    /** @param stopped null: nothing is kept */
    void close(@Nullable StoppedInstance stopped) {
        Generations last = files;
        files = null;
        if (last == null) {
            return;
        }
        if (stopped == null) {
            last.discard();
            return;
        }
        try {
            keep(last, stopped);
        } catch (IOException | RuntimeException | OutOfMemoryError | AssertionError e) {
            context.counters().count(CacheCounter.DISK_FAILURES);
            LOG.log(
                    Level.WARNING,
                    "the disk of cache ''{0}'' in {1} keeps nothing for the next start: {2}",
                    context.name(),
                    context.disk().directory(),
                    e);
            last.discard();
        }
    }

    private void keep(Generations last, StoppedInstance stopped) throws IOException {
        last.moveAll();
        if (!room.fits(last.sizeToBe() + written.bytes())) {
            // The index is no larger than the entries that it describes.
            last.beginMoving(written.all());
            last.moveAll();
        }
        UUID run = UUID.randomUUID();
        long now = context.now();
        Instant wallClock = context.clock().instant();
        List<byte[]> index = written.all().stream()
                .filter(slots::has)
                .flatMap(slot -> slot.record(wallClock, now).stream())
                .map(record -> context.codec().encodeValue(record.toValue()))
                .toList();
        last.close(index, context.codec().encodeValue(run));
        new ShutdownMarker(run, context.codec().fingerprint(), stopped).write(directory.stopMark(), context.codec());
    }
}
