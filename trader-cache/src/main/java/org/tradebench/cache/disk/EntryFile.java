package org.tradebench.cache.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.LongDataType;
import org.jspecify.annotations.Nullable;

/**
 * Stores records by number in a file, which are added and never removed. One thread writes; any thread reads. It throws a {@link RuntimeException} when the
 * file is to be given up. Nothing in it is read by Java's own serialisation.
 */
final class EntryFile {
    private static final int PAGE_CACHE_MEGABYTES = 8;

    /** Small, since whoever reads a record reads its whole page. */
    private static final int PAGE_BYTES = 2 << 10;

    private static final long RUN = 0;

    private final Path path;
    private final MVStore store;
    private final MVMap<Long, byte[]> entries;
    private final MVMap<Long, byte[]> index;
    private final MVMap<Long, byte[]> about;
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
            // A reader may be anywhere in it, and H2 has open issues (2752, 4083) of files damaged by using space
            // again.
            store.setReuseSpace(false);
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

    /** Creates a file; what was there is deleted. */
    static EntryFile create(Path path) {
        delete(path);
        return new EntryFile(path);
    }

    /** Opens a file that has been closed in order. */
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

    Path path() {
        return path;
    }

    /** @return its number */
    long add(byte[] record) {
        lastKey++;
        entries.append(lastKey, record);
        return lastKey;
    }

    byte @Nullable [] get(long key) {
        return entries.get(key);
    }

    /** Writes what the next start needs beside the entries. */
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

    /** Returns the id of the run that closed the file in order; null when none has. */
    byte @Nullable [] run() {
        return about.get(RUN);
    }

    /** Deletes the index of the run before, which is no longer true. */
    void forgetIndex() {
        index.clear();
        about.clear();
        store.commit();
    }

    int unsaved() {
        return store.getUnsavedMemory();
    }

    void commit() {
        store.commit();
    }

    long size() {
        return store.getFileStore().size();
    }

    /** Closes in order: everything is on disk when it returns. */
    void close() {
        store.commit();
        store.sync();
        store.close();
    }

    /** Closes and deletes the file. Never throws. */
    void discard() {
        try {
            store.closeImmediately();
        } catch (RuntimeException | AssertionError e) {
            // It is given up in any case.
        }
        try {
            delete(path);
        } catch (UncheckedIOException e) {
            // The next one is made over it, or fails and says so.
        }
    }
}
