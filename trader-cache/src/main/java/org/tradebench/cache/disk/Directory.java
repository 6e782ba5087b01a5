package org.tradebench.cache.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The directory of one tier, which nobody else uses until it is closed. */
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

    Path entries() {
        return path.resolve("entries.mv");
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
