package org.tradebench.cache.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Lists the compared ways to write entries to a file and to read them again. */
public enum DiskKind {
    MV_STORE("MVStore, the same bytes") {
        @Override
        DiskSubject open(Path directory) {
            return new RawMvStore(directory);
        }
    },
    TIER("this disk tier") {
        @Override
        DiskSubject open(Path directory) {
            return new TierSubject(directory);
        }
    };

    private final String label;

    DiskKind(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    abstract DiskSubject open(Path directory);

    static Path newDirectory() {
        try {
            return Files.createTempDirectory("cache-bench");
        } catch (IOException e) {
            throw new UncheckedIOException("no directory for the files of the benchmark", e);
        }
    }

    static void delete(Path directory) {
        try (Stream<Path> found = Files.walk(directory)) {
            List<Path> deepestFirst = found.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(directory + " cannot be deleted", e);
        }
    }
}
