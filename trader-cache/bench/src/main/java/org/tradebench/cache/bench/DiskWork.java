package org.tradebench.cache.bench;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;

/** Creates the entries that the benchmarks of the disk write and read. */
final class DiskWork {

    /** Number of entries, which are written at once. */
    static final int ENTRIES = 5_000;

    /** Length of a value, a text: about the size of an account's entry. */
    static final int CHARACTERS = 400;

    private static final Lease ALONE = new Coherence(Origin.random()).lease();

    private DiskWork() {}

    static String id(int key) {
        return "account " + key;
    }

    /** @param generation entries of different generations differ, so that a write never repeats what the file already contains */
    static List<EntrySnapshot> entries(int generation) {
        return IntStream.range(0, ENTRIES)
                .mapToObj(key -> entry(key, generation))
                .toList();
    }

    private static EntrySnapshot entry(int key, int generation) {
        String text = generation + " " + key + " ";
        EntryOptions options = EntryOptions.DEFAULT.withDependencyIds(Set.of("group of " + key, "group of all"));
        return new EntrySnapshot(
                id(key),
                text + "x".repeat(CHARACTERS - text.length()),
                options,
                Set.of(),
                Instant.EPOCH,
                Duration.ZERO,
                ALONE,
                null);
    }
}
