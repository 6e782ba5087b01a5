package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.disk.TierFixture.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks that a tier stays correct with interrupted and concurrent threads. */
class MvStoreTierThreadsTest {
    @TempDir
    private Path directory;

    @Test
    void survivesInterruptedReader() throws Exception {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            byte[] value = new byte[100_000];
            // More than the page cache holds, so that reads go to the file.
            for (int i = 0; i < 300; i++) {
                tier.offer(entry(i, value));
            }
            fixture.awaitWritten(300);
            AtomicReference<Boolean> stillInterrupted = new AtomicReference<>();
            Thread interrupted = new Thread(() -> {
                Thread.currentThread().interrupt();
                for (int i = 0; i < 300; i++) {
                    tier.read(i);
                }
                stillInterrupted.set(Thread.currentThread().isInterrupted());
            });
            interrupted.start();
            interrupted.join();
            assertThat(stillInterrupted.get()).isTrue();
            for (int i = 0; i < 300; i++) {
                assertThat(tier.read(i)).isPresent();
            }
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }

    @Test
    void staysConsistentUnderConcurrency() throws Exception {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 300, 0, 0, DiskEviction.RANDOM, false));
        int ids = 500;
        Set<String> wrong = ConcurrentHashMap.newKeySet();
        try (DiskTier tier = fixture.open()) {
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                // Each thread writes its own ids and reads all.
                int own = t;
                Thread thread = new Thread(() -> {
                    for (int i = 0; i < 20_000; i++) {
                        int id = ThreadLocalRandom.current().nextInt(ids / 4) * 4 + own;
                        tier.offer(entry(id, id + ":" + i, "g" + id % 7));
                        int any = ThreadLocalRandom.current().nextInt(ids);
                        tier.read(any)
                                .filter(found -> !((String) found.value()).startsWith(any + ":"))
                                .ifPresent(found -> wrong.add(any + " is " + found.value()));
                        if (i % 3 == 0) {
                            tier.remove(id);
                            tier.read(id).ifPresent(found -> wrong.add(id + " is back"));
                        }
                    }
                });
                thread.start();
                threads.add(thread);
            }
            for (Thread thread : threads) {
                thread.join();
            }
            for (Object id : tier.ids()) {
                Set<Object> members = tier.members("g" + (Integer) id % 7);
                // The writer thread may be evicting this entry at this moment.
                assertThat(members.contains(id) || !tier.contains(id)).isTrue();
                tier.remove(id);
            }
            for (int g = 0; g < 7; g++) {
                assertThat(tier.members("g" + g)).isEmpty();
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }
}
