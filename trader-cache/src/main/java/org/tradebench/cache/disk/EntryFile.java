package org.tradebench.cache.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.LongDataType;

/**
 * The file: records by number. One thread writes; any thread reads. Whatever it throws is a {@link RuntimeException} and means that the file is to be given
 * up. Nothing in it is read by Java's own serialisation.
 */
final class EntryFile {

    /** How long space that is free may not be used again: a reader may be in it. With none at all, H2's issue 2752 corrupts files. */
    private static final int RETENTION_MILLIS = 1_000;

    private static final int PAGE_CACHE_MEGABYTES = 8;

    /** Per cent of a chunk that is live data; below it, it may be rewritten. */
    private static final int FILL_RATE = 85;

    /** Small, since to remove a record its whole page is written again. */
    private static final int PAGE_BYTES = 2 << 10;

    private static final long RUN = 0;

    private static final long VERSION = 1;

    private final Path path;
    private final MVStore store;
    private final MVMap<Long, byte[]> entries;
    private final MVMap<Long, byte[]> index;
    private final MVMap<Long, byte[]> about;
    /** The writer's alone. */
    private long lastKey;

    private EntryFile(Path path) {
        this.path = path;
        // Without a thread of its own, and without commits but those asked for.
        this.store = new MVStore.Builder()
                .fileName(path.toString())
                .autoCommitDisabled()
                .cacheSize(PAGE_CACHE_MEGABYTES)
                .pageSplitSize(PAGE_BYTES)
                .open();
        try {
            store.setRetentionTime(RETENTION_MILLIS);
            this.entries = open("entries");
            this.index = open("index");
            this.about = open("about");
            Long last = entries.lastKey();
            this.lastKey = last == null ? 0 : last;
        } catch (RuntimeException e) {
            store.closeImmediately();
            throw e;
        }
    }

    private MVMap<Long, byte[]> open(String name) {
        MVMap.Builder<Long, byte[]> builder =
                new MVMap.Builder<Long, byte[]>().keyType(LongDataType.INSTANCE).valueType(RecordType.INSTANCE);
        return store.openMap(name, builder);
    }

    /** A new one; what was there is deleted. */
    static EntryFile create(Path path) {
        delete(path);
        return new EntryFile(path);
    }

    /** One that has been closed in order. */
    static EntryFile open(Path path) {
        return new EntryFile(path);
    }

    static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be deleted", e);
        }
    }

    /** @return its number */
    long add(byte[] record) {
        lastKey++;
        entries.append(lastKey, record);
        return lastKey;
    }

    /** Null when there is none. */
    byte[] get(long key) {
        return entries.get(key);
    }

    void remove(long key) {
        entries.remove(key);
    }

    /** What a life leaves to the next one, beside the entries. */
    void writeIndex(Iterable<byte[]> records, byte[] run) {
        long place = 0;
        for (byte[] record : records) {
            index.append(place++, record);
        }
        about.put(RUN, run);
    }

    Iterable<byte[]> index() {
        return index.values();
    }

    /** Null when it was never written. */
    byte[] run() {
        return about.get(RUN);
    }

    /** The index of the life before, which is over: it is no longer true. */
    void forgetIndex() {
        index.clear();
        about.clear();
        store.commit();
    }

    /** Bytes that wait for {@link #commit}. */
    int unsaved() {
        return store.getUnsavedMemory();
    }

    void commit() {
        store.commit();
    }

    /**
     * Moves live records out of chunks that are mostly dead, whose space can then be used again.
     *
     * @param most bytes that are moved, about; 0: none
     */
    void reclaim(int most) {
        // The space of old versions is free only when there are newer ones.
        about.put(VERSION, new byte[0]);
        store.commit();
        if (most > 0 && store.compact(FILL_RATE, most)) {
            store.commit();
        }
        store.getFileStore().dropUnusedChunks();
    }

    /** Bytes of the file. */
    long size() {
        return store.getFileStore().size();
    }

    /** Bytes of the file that are not free. */
    long used() {
        return size() * store.getFileStore().getFillRate() / 100;
    }

    /** In order: everything is on disk when it returns. */
    void close() {
        store.commit();
        store.sync();
        store.close();
    }

    /** Gives it up. Never throws. */
    void discard() {
        try {
            store.closeImmediately();
        } catch (RuntimeException e) {
            // It is given up in any case.
        }
        try {
            delete(path);
        } catch (UncheckedIOException e) {
            // The next one is made over it, or fails and says so.
        }
    }
}
