package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.LOOP_MOUNT;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.disk.MvStoreTiers;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;
import org.tradebench.tests.harness.LoopDisk;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;

/** Checks what a cache serves from its disk after a power cut. */
@Tag("full")
@OwnSystem
@Requires(LOOP_MOUNT)
class CachePowerLossIT {
    @TempDir
    private Path temporary;

    /** The power is cut after the cache was stopped cleanly and restarted and an entry was invalidated. */
    @Test
    void servesNoInvalidatedEntryAfterPowerCut() {
        AtomicReference<LoopDisk> after = new AtomicReference<>();
        LoopDisk disk = LoopDisk.create(temporary, "64M");
        disk.use(folder -> {
            with(folder, cache -> cache.put("id", "old"));
            LoopDisk.sync();
            with(folder, cache -> {
                assertThat(cache.get("id")).isEqualTo("old");
                cache.invalidate("id");
                after.set(disk.afterPowerCut());
            });
            return true;
        });

        after.get().use(folder -> {
            with(folder, cache -> assertThat(cache.get("id")).isNull());
            return true;
        });
    }

    private interface Work {
        void on(CacheInstance cache);
    }

    private static void with(Path folder, Work work) {
        MvStoreTiers disks = MvStoreTiers.of(new KryoEntryCodec(AllowList.EMPTY));
        try (CacheService service = CacheService.builder()
                .disks(disks.with(RestartRule.NOTHING_CHANGES_MEANWHILE))
                .build()) {
            work.on(service.instance(CacheSettings.named("quotes")
                    .withDisk(new DiskSettings(folder, 0, 0, 0, DiskEviction.NONE, true))));
        }
    }
}
