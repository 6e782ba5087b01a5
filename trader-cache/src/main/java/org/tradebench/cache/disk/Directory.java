package org.tradebench.cache.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Holds the directory of one disk tier, locked against other processes until it is closed. */
final class Directory implements AutoCloseable {
    private final Path path;
    private final FileChannel lock;

    private Directory(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /**
     * @throws IllegalStateException when another cache instance uses it, here or in another process
     * @throws UncheckedIOException when it cannot be made or written to
     */
    static Directory claim(String cacheName, Path path) {
        try {
            Files.createDirectories(path);
            FileChannel channel =
                    FileChannel.open(path.resolve("in-use"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isLocked(channel)) {
                return new Directory(path, channel);
            }
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cache '" + cacheName + "' cannot use the disk directory " + path + ": " + e.getMessage(), e);
        }
        throw new IllegalStateException("cache '" + cacheName + "' cannot use the disk directory " + path
                + ": another cache instance does; give each instance of each process a directory of its own");
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Returns the file that an orderly stop leaves. */
    Path entries() {
        return path.resolve("entries.mv");
    }

    /** Returns a file of the running tier. */
    Path entries(long number) {
        return path.resolve("entries-" + number + ".mv");
    }

    /** Deletes what a crash has left. */
    void deleteLeftovers() {
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(path, "entries*.mv")) {
            for (Path leftover : leftovers) {
                Files.delete(leftover);
            }
        } catch (IOException | DirectoryIteratorException e) {
            throw new IllegalStateException("what an earlier run has left in " + path + " cannot be deleted", e);
        }
    }

    Path stopMark() {
        return path.resolve("stopped");
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the lock of " + path + " cannot be given back", e);
        }
    }
}
