package org.tradebench.load.doctor;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;

/** Checks the room for build, database and results, and that the disk is durable. */
final class DiskCheck {

    /** The build, its downloads and one run took 1.6 GB in a fresh clone; the rest is for results. */
    private static final long LEAST_MB = 3_000;

    private static final Set<String> MEMORY = Set.of("tmpfs", "ramfs");

    private DiskCheck() {}

    static Diagnosis look(Path folder) {
        Path there = folder.toAbsolutePath();
        while (!Files.exists(there)) {
            there = Objects.requireNonNull(there.getParent(), "a root folder exists");
        }
        if (!Files.isWritable(there)) {
            return Diagnosis.problem("disk", there + " cannot be written", "a folder of yours: set TRADER_HOME to one");
        }
        try {
            FileStore store = Files.getFileStore(there);
            return judge(there, store.getUsableSpace() / (1024 * 1024), store.type());
        } catch (IOException e) {
            return Diagnosis.note("disk", there + ": " + e.getMessage(), "a disk that tells how much room it has");
        }
    }

    static Diagnosis judge(Path folder, long freeMb, String type) {
        String found = freeMb + " MB free in " + folder + " (" + type + ")";
        if (freeMb < LEAST_MB) {
            return Diagnosis.problem("disk", found, LEAST_MB + " MB, or a TRADER_HOME where they are");
        }
        return MEMORY.contains(type)
                ? Diagnosis.note(
                        "disk", found, "a disk: in memory a commit costs nothing, so the database is not durable")
                : Diagnosis.ok("disk", found);
    }
}
