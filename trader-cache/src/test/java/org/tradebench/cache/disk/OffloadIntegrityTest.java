package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLongArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks that a cache instance with a disk tier serves no wrong value from a damaged file or to concurrent threads. */
class OffloadIntegrityTest {
    @TempDir
    private Path directory;

    @Test
    void missesOnDamagedFile() throws IOException {
        Random random = new Random(11);
        for (String where : List.of("the beginning", "the middle", "the end", "everywhere", "cut off", "emptied")) {
            Path target = directory.resolve(where);
            try (CacheLife life = CacheLife.begin(TierFixture.at(directory), DiskSettings.at(target))) {
                // More than H2 keeps of the file in memory.
                for (int i = 0; i < 1_000; i++) {
                    life.cache.put(i, i + "x".repeat(20_000));
                }
                life.evictAll();
                // H2 also finds pages on the heap until they are garbage collected.
                System.gc();
                damage(target, where, random);
                int lost = 0;
                for (int i = 0; i < 1_000; i++) {
                    Object value = life.cache.get(i);
                    if (value == null) {
                        lost++;
                    } else {
                        assertThat(value).as(where).isEqualTo(i + "x".repeat(20_000));
                    }
                }
                assertThat(lost).as(where).isPositive();
                Waiting.until(() -> life.count(CacheCounter.DISK_FAILURES) > 0);
                life.cache.put("new", "v");
                Waiting.until(() -> {
                    life.cache.put("new", "v");
                    life.cache.releaseLruEntries(Integer.MAX_VALUE);
                    return life.cache.idsOnDisk().contains("new");
                });
                assertThat(life.cache.get("new")).isEqualTo("v");
            }
        }
    }

    private static void damage(Path directory, String where, Random random) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "entries*.mv")) {
            for (Path file : files) {
                try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
                    long size = bytes.length();
                    switch (where) {
                        case "the beginning" -> overwrite(bytes, 0, size / 4, random);
                        case "the middle" -> overwrite(bytes, size / 3, size / 3, random);
                        case "the end" -> overwrite(bytes, size - size / 4, size / 4, random);
                        case "everywhere" -> {
                            for (long at = 0; at < size; at += 16 << 10) {
                                overwrite(bytes, at, 8, random);
                            }
                        }
                        case "cut off" -> bytes.setLength(size / 2);
                        default -> bytes.setLength(0);
                    }
                }
            }
        }
    }

    private static void overwrite(RandomAccessFile bytes, long at, long length, Random random) throws IOException {
        byte[] randomBytes = new byte[(int) length];
        random.nextBytes(randomBytes);
        bytes.seek(at);
        bytes.write(randomBytes);
    }

    @Test
    void neverServesValueOlderThanInvalidation() throws InterruptedException {
        int ids = 600;
        AtomicLongArray database = new AtomicLongArray(ids);
        AtomicLongArray invalidated = new AtomicLongArray(ids);
        Queue<String> wrong = new ConcurrentLinkedQueue<>();
        try (CacheLife life = CacheLife.begin(
                TierFixture.at(directory), new DiskSettings(directory, 400, 0, 0, DiskEviction.RANDOM, false))) {
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                int own = t;
                threads.add(new Thread(() -> {
                    for (int i = 0; i < 30_000; i++) {
                        int id = ThreadLocalRandom.current().nextInt(ids);
                        if (i % 8 == 0 && id % 4 == own) {
                            long version = database.incrementAndGet(id);
                            life.cache.invalidate(i % 16 == 0 ? (Object) id : "group of " + id);
                            invalidated.set(id, version);
                        } else {
                            long least = invalidated.get(id);
                            long got = (Long) life.cache.get(
                                    id,
                                    any -> database.get((Integer) any),
                                    EntryOptions.DEFAULT.withDependencyIds(Set.of("group of " + id)));
                            if (got < least) {
                                wrong.add(id + " is " + got + " after " + least);
                            }
                        }
                    }
                }));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(wrong).isEmpty();
            assertThat(life.count(CacheCounter.DISK_HITS)).isGreaterThan(1_000);
            for (int id = 0; id < ids; id++) {
                Object left = life.cache.get(id);
                if (left != null) {
                    assertThat(left).isEqualTo(database.get(id));
                }
            }
        }
    }
}
