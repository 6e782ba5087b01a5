package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.DiskTiers;

/** Uses a cache service while it writes a removed instance to disk. */
class InstanceRemovalTest {
    private static final CacheSettings SETTINGS = CacheSettings.named("cache")
            .withDisk(new DiskSettings(Path.of("nowhere"), 0, 0, 0, DiskEviction.NONE, true));

    private final DiskInMemory disk = new DiskInMemory();
    private final DiskTiers disks = (settings, counters, owner) -> disk;
    private final CacheService service = CacheService.builder().disks(disks).build();

    @AfterEach
    void close() {
        service.close();
    }

    /** Removes an instance with one entry. */
    private void remove(Runnable whileClosing) {
        service.instance(SETTINGS).put("id", "value");
        disk.onAccess = whileClosing;
        assertThat(service.remove(SETTINGS.name())).isTrue();
        disk.onAccess = () -> {};
    }

    @Test
    void opensOtherInstanceDuringRemoval() {
        AtomicReference<CacheInstance> opened = new AtomicReference<>();

        remove(() -> {
            CompletableFuture<CacheInstance> other =
                    CompletableFuture.supplyAsync(() -> service.instance(CacheSettings.named("other")));
            opened.set(other.orTimeout(10, TimeUnit.SECONDS).join());
        });

        assertThat(opened.get().name()).isEqualTo("other");
    }

    @Test
    void rejectsSameInstanceDuringRemoval() {
        AtomicReference<Throwable> failure = new AtomicReference<>();

        remove(() -> failure.set(catchThrowable(() -> service.instance(SETTINGS))));

        assertThat(failure.get()).isInstanceOf(IllegalStateException.class).hasMessageContaining("is being closed");
        assertThat(service.instance(SETTINGS).name()).isEqualTo(SETTINGS.name());
    }
}
