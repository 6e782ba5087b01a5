package org.tradebench.cache.disk;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.spi.StoppedInstance;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.wire.NotSerialisableException;

/** Serves a disk tier: the slots know the entries, one thread writes them, the callers read them. */
final class MvStoreTier implements DiskTier {
    static final int MAX_WAITING = 10_000;
    private static final Duration MAINTENANCE_INTERVAL = Duration.ofSeconds(1);

    /** Shortest remaining life of an entry that is worth keeping over a restart. */
    private static final Duration WORTH_KEEPING = Duration.ofMinutes(2);

    private final TierContext context;
    private final Directory directory;
    private final Slots slots = new Slots();
    private final AtomicInteger waiting = new AtomicInteger();
    private final DiskWriter writer;
    private final DiskThread worker;
    private volatile boolean closed;
    private volatile @Nullable StoppedInstance stopped;

    private MvStoreTier(TierContext context, Directory directory) {
        this.context = context;
        this.directory = directory;
        this.writer = new DiskWriter(context, directory, slots, waiting);
        writer.start();
        this.worker = DiskThread.start("cache-disk-" + context.name(), writer::maintain, MAINTENANCE_INTERVAL);
    }

    static MvStoreTier open(TierContext context) {
        Directory directory = Directory.claim(context.name(), context.disk().directory());
        try {
            return new MvStoreTier(context, directory);
        } catch (RuntimeException e) {
            directory.close();
            throw e;
        }
    }

    @Override
    public boolean offer(IdleEntry offered) {
        EntrySnapshot entry = offered.entry();
        Slot existing = slots.get(entry.id());
        if (existing != null && existing.isCopyOf(entry) && slots.has(existing)) {
            existing.touch(context.now(), offered.idleFor());
            return true;
        }
        if (closed || writer.isOff() || waiting.get() >= MAX_WAITING) {
            remove(entry.id());
            context.counters().count(CacheCounter.DISK_REFUSALS);
            return false;
        }
        Slot slot = new Slot(entry, offered.idleFor(), context.now());
        waiting.incrementAndGet();
        Slot old = slots.put(slot);
        if (old != null) {
            kill(old);
        }
        worker.add(() -> writer.write(slot));
        return true;
    }

    private void kill(Slot slot) {
        switch (slot.markDead()) {
            case WAITING -> waiting.decrementAndGet();
            case ON_FILE -> worker.add(() -> writer.forget(slot));
            case DEAD -> {}
        }
    }

    @Override
    public Optional<EntrySnapshot> read(Object id) {
        Slot slot = live(id);
        if (slot == null) {
            return Optional.empty();
        }
        EntrySnapshot waitingEntry = slot.waiting();
        EntrySnapshot entry = waitingEntry != null ? waitingEntry : fromFile(slot);
        if (entry == null || !slots.has(slot)) {
            return Optional.empty();
        }
        long now = context.now();
        if (slot.isOverdue(now)) {
            // It has expired since the file was read; a time left of zero would stand for no limit.
            return Optional.empty();
        }
        slot.promoted(entry.value());
        slot.touch(now, Duration.ZERO);
        return Optional.of(entry.withAliases(slot.aliases()).withTimeLeft(slot.timeLeftAt(now)));
    }

    /** Returns the live slot or null; an overdue one is removed. */
    private @Nullable Slot live(Object id) {
        Slot slot = slots.get(id);
        if (slot == null || !slot.isOverdue(context.now())) {
            return slot;
        }
        if (!closed && slots.remove(slot)) {
            kill(slot);
            context.counters().count(CacheCounter.DISK_TIMEOUTS);
            // On the disk thread, because this caller may hold locks.
            worker.add(() -> writer.reportDropped(id, InvalidationCause.DISK_TIMEOUT));
        }
        return null;
    }

    /** Returns null when it is gone, or when the file has failed. */
    private @Nullable EntrySnapshot fromFile(Slot slot) {
        // An interrupted thread that reads closes the file for all others.
        boolean interrupted = Thread.interrupted();
        try {
            RecordPlace place = slot.place();
            while (place != null) {
                EntrySnapshot entry = at(place, slot);
                if (entry != null) {
                    return entry;
                }
                RecordPlace next = slot.place();
                // Its record has moved, and the file before is deleted.
                place = place.equals(next) ? null : next;
            }
            return null;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private @Nullable EntrySnapshot at(RecordPlace place, Slot slot) {
        try {
            byte[] record = place.file().get(place.key());
            if (record == null) {
                throw new IllegalStateException("record " + place.key() + " is missing");
            }
            EntrySnapshot entry = context.codec().decodeEntry(record);
            if (!entry.id().equals(slot.id)) {
                throw new IllegalStateException("record " + place.key() + " is another entry's");
            }
            context.counters().count(CacheCounter.DISK_READS);
            return entry;
        } catch (NotSerialisableException e) {
            if (e.isDamage()) {
                failed(slot, place, e);
            } else {
                // The entry's class rejects the values that it was written with.
                remove(slot.id);
                context.counters().count(CacheCounter.DISK_REFUSALS);
            }
            return null;
        } catch (RuntimeException | OutOfMemoryError | AssertionError e) {
            failed(slot, place, e);
            return null;
        }
    }

    /** Reports a failed read, unless the entry has been removed or moved meanwhile. */
    private void failed(Slot slot, RecordPlace place, Throwable cause) {
        if (slots.has(slot) && place.equals(slot.place())) {
            worker.add(() -> writer.damaged(place.file(), cause));
        }
    }

    @Override
    public boolean contains(Object id) {
        return live(id) != null;
    }

    @Override
    public boolean remove(Object id) {
        Slot slot = slots.get(id);
        if (slot == null || !slots.remove(slot)) {
            return false;
        }
        kill(slot);
        context.counters().count(CacheCounter.DISK_DELETES);
        return !slot.isOverdue(context.now());
    }

    @Override
    public Set<Object> members(Object dependencyId) {
        return slots.members(dependencyId, context.now());
    }

    @Override
    public Set<Object> dependencyIds() {
        return slots.groups(context.now());
    }

    @Override
    public Map<Object, Set<Object>> aliases() {
        Map<Object, Set<Object>> aliases = new HashMap<>();
        for (Slot slot : slots.all()) {
            if (!slot.aliases().isEmpty()) {
                aliases.put(slot.id, slot.aliases());
            }
        }
        return aliases;
    }

    @Override
    public void forgetAlias(Object id, Object alias) {
        Slot slot = slots.get(id);
        if (slot != null) {
            slot.forgetAlias(alias);
        }
    }

    @Override
    public Set<Object> ids() {
        long now = context.now();
        Set<Object> ids = new LinkedHashSet<>();
        for (Slot slot : slots.all()) {
            if (!slot.isOverdue(now)) {
                ids.add(slot.id);
            }
        }
        return ids;
    }

    @Override
    public long bytes() {
        Generations files = writer.files();
        return files == null ? 0 : files.size();
    }

    @Override
    public void clear() {
        for (Slot slot : slots.all()) {
            if (slots.remove(slot) && slot.markDead() == Slot.Before.WAITING) {
                waiting.decrementAndGet();
            }
        }
        worker.add(writer::empty);
    }

    @Override
    public void flush(Stream<IdleEntry> entries, Origin self, Positions applied) {
        if (closed) {
            return;
        }
        entries.filter(leaving -> isWorthKeeping(leaving.entry())).forEach(leaving -> {
            if (waiting.get() >= MAX_WAITING / 2) {
                worker.await();
            }
            offer(leaving);
        });
        worker.await();
        stopped = new StoppedInstance(context.name(), context.clock().instant(), self, applied);
    }

    private static boolean isWorthKeeping(EntrySnapshot entry) {
        return entry.options().persistToDisk()
                && (entry.timeLeft().isZero() || entry.timeLeft().compareTo(WORTH_KEEPING) > 0);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            worker.finish(() -> writer.close(stopped));
            directory.close();
        }
    }
}
