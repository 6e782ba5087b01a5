package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;

/** Copies the data folder of a server that runs and has begun a backup; PostgreSQL documents what to leave out. */
final class BaseBackup {

    /** Of these the folder alone is copied: the log is streamed, and the rest belongs to the processes of the other server. */
    private static final Set<String> EMPTY = Set.of(
            "pg_wal",
            "pg_replslot",
            "pg_dynshmem",
            "pg_notify",
            "pg_serial",
            "pg_snapshots",
            "pg_stat_tmp",
            "pg_subtrans");

    private static final Set<String> LEFT_OUT = Set.of("postmaster.pid", "postmaster.opts");

    private BaseBackup() {}

    static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Path relative = from.relativize(folder);
                Files.copy(folder, to.resolve(relative), StandardCopyOption.COPY_ATTRIBUTES);
                return EMPTY.contains(relative.toString()) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path relative = from.relativize(file);
                if (!LEFT_OUT.contains(relative.toString())) {
                    try {
                        Files.copy(file, to.resolve(relative), StandardCopyOption.COPY_ATTRIBUTES);
                    } catch (NoSuchFileException deletedMeanwhile) {
                        // The log says so, and it is replayed.
                    }
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }
        });
    }
}
