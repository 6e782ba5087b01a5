package org.tradebench.load.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Locks a folder by a file lock that the operating system releases when its owner dies. The file names its owner, for the message to others, and stays when
 * the lock is given back.
 */
record FolderLock(Path file, FileChannel channel, FileLock lock) implements AutoCloseable {
    /**
     * Files that this process has locked. POSIX drops a process's locks on a file as soon as it closes any descriptor of that file, so a file that is locked
     * here must not even be opened a second time.
     */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    /** Returns the lock; empty when another process, or other code in this one, holds it. */
    static Optional<FolderLock> tryAcquire(Path file) throws IOException {
        return acquire(file, FileChannel::tryLock);
    }

    /**
     * Waits for another process as long as it takes; empty when other code in this one holds the
     * lock.
     */
    static Optional<FolderLock> await(Path file) throws IOException {
        return acquire(file, FileChannel::lock);
    }

    private static Optional<FolderLock> acquire(Path named, Locking locking) throws IOException {
        Path file = named.toAbsolutePath().normalize();
        if (!HELD_HERE.add(file)) {
            return Optional.empty();
        }
        FileChannel channel = null;
        FileLock lock = null;
        try {
            channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            lock = locking.on(channel);
            if (lock == null) {
                return Optional.empty();
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(thisProcess()), 0);
            return Optional.of(new FolderLock(file, channel, lock));
        } finally {
            if (lock == null) {
                if (channel != null) {
                    channel.close();
                }
                HELD_HERE.remove(file);
            }
        }
    }

    private static byte[] thisProcess() {
        return Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII);
    }

    /** Returns the process that holds the lock, if its file names one. */
    static Optional<Long> owner(Path named) {
        Path file = named.toAbsolutePath().normalize();
        if (HELD_HERE.contains(file)) {
            return Optional.of(ProcessHandle.current().pid());
        }
        try {
            return Optional.of(Long.valueOf(Files.readString(file).strip()));
        } catch (IOException | NumberFormatException unknown) {
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            lock.release();
        } finally {
            HELD_HERE.remove(file);
        }
    }

    /** Calls {@link FileChannel#lock} or {@link FileChannel#tryLock}. */
    @FunctionalInterface
    private interface Locking {
        @Nullable
        FileLock on(FileChannel channel) throws IOException;
    }
}
