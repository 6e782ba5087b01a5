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
import java.util.function.Supplier;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.EntrySnapshot;
import org.tradebench.cache.spi.Stopped;
import org.tradebench.cache.statistics.Counter;
import org.tradebench.cache.wire.NotSerialisableException;

/** What the writer does: brings the file after the slots, and starts a new one when it fails. Everything but {@link #file} and {@link #isOff} is for the writer's thread. */
final class Keeper {

    private static final Logger LOG = System.getLogger(Keeper.class.getName());

    /** A second failure within this time switches the tier off for as long. */
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private static final int MOST_UNSAVED = 2 << 20;

    /** A commit is so much of the file's limit at most. */
    private static final int UNSAVED_SHARE = 16;

    /** To gain the space of one byte, three live ones must be moved out of a chunk that is three quarters full. */
    private static final int MOVED_PER_BYTE = 4;

    /** While the file is full. */
    private static final Duration BETWEEN_RECLAIMS = Duration.ofMillis(50);

    private static final int MOST_MOVED_AT_ONCE = 64 << 20;

    private final Tools tools;
    private final Directory directory;
    private final Slots slots;
    private final AtomicInteger waiting;
    private final Written written = new Written();
    private final Room room;
    private final long mostUnsaved;
    /** Null while a new one is made, or while the tier is off. */
    private volatile EntryFile file;

    private volatile boolean off;

    /** Bytes since the last reclaim. */
    private long added;

    private long lastReclaim = System.nanoTime();

    private boolean failedBefore;
    private long lastFailure;

    Keeper(Tools tools, Directory directory, Slots slots, AtomicInteger waiting) {
        this.tools = tools;
        this.directory = directory;
        this.slots = slots;
        this.waiting = waiting;
        this.room = new Room(tools.disk(), written);
        long mostBytes = tools.disk().maxBytes();
        this.mostUnsaved = mostBytes == 0 ? MOST_UNSAVED : Math.min(MOST_UNSAVED, mostBytes / UNSAVED_SHARE);
    }

    /** Where readers read; null when there is none for a while. */
    EntryFile file() {
        return file;
    }

    /** Whether it makes no sense to offer anything now. */
    boolean isOff() {
        return off;
    }

    /** Before the thread starts. */
    void start() {
        Instant now = tools.clock().instant();
        Optional<Opening.Kept> kept = Opening.kept(tools, directory);
        if (kept.isEmpty()) {
            open(() -> EntryFile.create(directory.entries()));
            return;
        }
        file = kept.get().file();
        for (IndexRecord record : kept.get().records()) {
            Duration left = record.expires()
                    .map(expires -> Duration.between(now, expires))
                    .orElse(Duration.ZERO);
            if (record.expires().isPresent() && left.compareTo(Duration.ZERO) <= 0) {
                file.remove(record.key());
                tools.counters().count(Counter.DISK_TIMEOUTS);
            } else {
                Slot slot = Slot.onFile(record, left, tools.now());
                slots.put(slot);
                written.add(slot);
            }
        }
    }

    private void open(Supplier<EntryFile> opener) {
        try {
            file = opener.get();
            off = false;
        } catch (RuntimeException e) {
            failed(null, e);
        }
    }

    void write(Slot slot) {
        EntrySnapshot entry = slot.waiting();
        EntryFile to = file;
        if (entry == null) {
            return;
        }
        try {
            byte[] record = tools.codec().encode(entry);
            if (to == null || room.isTooLarge(record.length) || !makeRoom(to, record.length)) {
                refuse(slot);
                return;
            }
            long key = to.add(record);
            added += record.length;
            if (slot.written(key, record.length)) {
                waiting.decrementAndGet();
                written.add(slot);
                tools.counters().count(Counter.DISK_WRITES);
            } else {
                to.remove(key);
            }
            if (to.unsaved() > mostUnsaved) {
                to.commit();
            }
        } catch (NotSerialisableException e) {
            LOG.log(Level.DEBUG, "not on the disk of cache ''{0}'': {1}", tools.name(), e.getMessage());
            refuse(slot);
        } catch (RuntimeException | OutOfMemoryError e) {
            refuse(slot);
            failed(to, e);
        }
    }

    private void refuse(Slot slot) {
        if (give(slot)) {
            tools.counters().count(Counter.DISK_REFUSALS);
            tools.owner().gone(slot.id, InvalidationCause.DISK_OVERFLOW);
        }
    }

    /** @return whether it was still there, which it no longer is */
    private boolean give(Slot slot) {
        boolean there = slots.remove(slot);
        if (slot.die() == Slot.Before.WAITING) {
            waiting.decrementAndGet();
        }
        return there;
    }

    /** @return whether a record of that many bytes may be written */
    private boolean makeRoom(EntryFile to, int bytes) {
        if (room.isTight(bytes)) {
            dropOverdue(to);
            if (room.isTight(bytes)) {
                Iterator<Slot> victims = room.victims().iterator();
                while (victims.hasNext() && !room.hasPlenty(bytes)) {
                    drop(to, victims.next(), Counter.DISK_EVICTIONS, InvalidationCause.DISK_GARBAGE_COLLECTOR);
                }
            }
        }
        if (!room.holds(bytes)) {
            return false;
        }
        if (!isTooLarge(to)) {
            return true;
        }
        if (System.nanoTime() - lastReclaim > BETWEEN_RECLAIMS.toNanos()) {
            reclaim(to);
        }
        return !isTooLarge(to);
    }

    private boolean isTooLarge(EntryFile to) {
        return room.isFileTooLarge(to.size(), to.used(), to.unsaved());
    }

    private void reclaim(EntryFile from) {
        long wanted = tools.disk().maxBytes() == 0 ? MOVED_PER_BYTE * added : 0;
        int most = (int) Math.min(MOST_MOVED_AT_ONCE, Math.max(2 * mostUnsaved, wanted));
        from.reclaim(room.isThereToMove(from.used(), most) ? most : 0);
        added = 0;
        lastReclaim = System.nanoTime();
    }

    private void dropOverdue(EntryFile from) {
        for (Slot slot : written.overdue(tools.now())) {
            drop(from, slot, Counter.DISK_TIMEOUTS, InvalidationCause.DISK_TIMEOUT);
        }
    }

    private void drop(EntryFile from, Slot slot, Counter counter, InvalidationCause cause) {
        boolean there = give(slot);
        if (written.remove(slot)) {
            from.remove(slot.lastKey());
        }
        if (there) {
            tools.counters().count(counter);
            tools.owner().gone(slot.id, cause);
        }
    }

    /** Of one that is dead. */
    void erase(Slot slot) {
        EntryFile from = file;
        if (from != null && written.remove(slot)) {
            try {
                from.remove(slot.lastKey());
            } catch (RuntimeException | OutOfMemoryError e) {
                failed(from, e);
            }
        }
    }

    void tell(Object id, InvalidationCause cause) {
        tools.owner().gone(id, cause);
    }

    /** Now and then. */
    void round() {
        EntryFile now = file;
        if (now == null) {
            if (tools.now() - lastFailure >= PAUSE.toNanos()) {
                open(() -> EntryFile.create(directory.entries()));
            }
            return;
        }
        try {
            dropOverdue(now);
            if (now.unsaved() > 0 || isTooLarge(now)) {
                reclaim(now);
            }
        } catch (RuntimeException | OutOfMemoryError e) {
            failed(now, e);
        }
    }

    /** After all slots have been dropped: a new file is cheaper than to delete one by one, and gives the space back. */
    void empty() {
        if (file != null && written.size() > 0) {
            startAnew();
        }
    }

    private void startAnew() {
        EntryFile old = file;
        file = null;
        abandon();
        if (old != null) {
            old.discard();
        }
        open(() -> EntryFile.create(directory.entries()));
    }

    private void abandon() {
        List<Slot> lost = written.all();
        written.clear();
        for (Slot slot : lost) {
            if (give(slot)) {
                tools.owner().gone(slot.id, InvalidationCause.DISK_OVERFLOW);
            }
        }
    }

    /** @param broken the file that failed, null for one that could not be made; nothing happens if it is no longer in use */
    void failed(EntryFile broken, Throwable cause) {
        if (broken != file) {
            return;
        }
        boolean again = broken == null || (failedBefore && tools.now() - lastFailure < PAUSE.toNanos());
        failedBefore = true;
        lastFailure = tools.now();
        tools.counters().count(Counter.DISK_FAILURES);
        LOG.log(
                Level.WARNING,
                "the disk of cache ''{0}'' in {1} has failed and {2}; memory is not concerned: {3}",
                tools.name(),
                tools.disk().directory(),
                again ? "is off for " + PAUSE.toSeconds() + " s" : "starts empty",
                cause);
        if (again) {
            off = true;
            file = null;
            abandon();
            if (broken != null) {
                broken.discard();
            }
        } else {
            startAnew();
        }
    }

    /** @param stopped null: nothing is kept */
    void close(Stopped stopped) {
        EntryFile last = file;
        file = null;
        if (last == null) {
            return;
        }
        if (stopped == null) {
            last.discard();
            return;
        }
        try {
            keep(last, stopped);
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            tools.counters().count(Counter.DISK_FAILURES);
            LOG.log(
                    Level.WARNING,
                    "the disk of cache ''{0}'' in {1} keeps nothing for the next start: {2}",
                    tools.name(),
                    tools.disk().directory(),
                    e);
            last.discard();
        }
    }

    private void keep(EntryFile last, Stopped stopped) throws IOException {
        UUID run = UUID.randomUUID();
        long now = tools.now();
        Instant wallClock = tools.clock().instant();
        List<byte[]> index = written.all().stream()
                .filter(slots::has)
                .flatMap(slot -> slot.record(wallClock, now).stream())
                .map(record -> tools.codec().encodeValue(record.toValue()))
                .toList();
        last.writeIndex(index, tools.codec().encodeValue(run));
        last.close();
        new StopMark(run, tools.codec().fingerprint(), stopped).write(directory.stopMark(), tools.codec());
    }
}
