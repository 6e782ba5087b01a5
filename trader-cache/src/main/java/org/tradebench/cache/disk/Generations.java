package org.tradebench.cache.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Manages the files: the one that is written, and, while its live records move to that one, the one before. Nothing is overwritten: the space of dead records
 * comes back when the file before is deleted. Everything except {@link #size} and {@link #has} is for the writer's thread.
 */
final class Generations {
    private final Directory directory;
    private final long maxUnsaved;

    private volatile EntryFile current;
    /** The file that records are moving out of, if they are. */
    private volatile @Nullable EntryFile before;

    private Iterator<Slot> stillToMove = List.<Slot>of().iterator();
    private long number;

    private Generations(Directory directory, long maxUnsaved, EntryFile current, long number) {
        this.directory = directory;
        this.maxUnsaved = maxUnsaved;
        this.current = current;
        this.number = number;
    }

    static Generations create(Directory directory, long maxUnsaved) {
        directory.deleteLeftovers();
        return new Generations(directory, maxUnsaved, EntryFile.create(directory.entries(1)), 1);
    }

    /** Continues what {@link #close} has left. */
    static Generations of(Directory directory, long maxUnsaved, EntryFile kept) {
        return new Generations(directory, maxUnsaved, kept, 0);
    }

    boolean has(EntryFile file) {
        return file == current || file == before;
    }

    long size() {
        EntryFile old = before;
        return current.size() + (old == null ? 0 : old.size());
    }

    /** Returns the bytes on disk and those that wait for a commit. */
    long sizeToBe() {
        return size() + current.unsaved();
    }

    RecordPlace add(byte[] record) {
        RecordPlace place = new RecordPlace(current, current.add(record));
        if (current.unsaved() > maxUnsaved) {
            current.commit();
        }
        return place;
    }

    void commit() {
        current.commit();
    }

    boolean isMoving() {
        return before != null;
    }

    /** @param live all slots on file */
    void beginMoving(List<Slot> live) {
        number++;
        EntryFile next = EntryFile.create(directory.entries(number));
        before = current;
        current = next;
        stillToMove = live.iterator();
    }

    /** @param bytes at the least, of live records, if there are so many */
    void move(long bytes) {
        long left = bytes;
        while (left > 0 && stillToMove.hasNext()) {
            Slot slot = stillToMove.next();
            RecordPlace place = slot.place();
            if (place != null && place.file() == before) {
                byte[] record = before.get(place.key());
                if (record == null) {
                    throw new IllegalStateException("record " + place.key() + " is missing");
                }
                slot.moved(add(record));
                left -= record.length;
            }
        }
        EntryFile empty = before;
        if (!stillToMove.hasNext() && empty != null) {
            before = null;
            empty.discard();
        }
    }

    void moveAll() {
        move(Long.MAX_VALUE);
    }

    /** Closes in order; all records have moved. */
    void close(Iterable<byte[]> index, byte[] run) throws IOException {
        Path path = current.path();
        current.writeIndex(index, run);
        current.close();
        Files.move(path, directory.entries());
    }

    void discard() {
        EntryFile old = before;
        if (old != null) {
            old.discard();
        }
        current.discard();
    }
}
