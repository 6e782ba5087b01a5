package org.tradebench.cache.bench;

import java.nio.file.Path;
import java.util.List;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.disk.MvStoreTiers;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Drives this project's disk tier: serializing, deserializing and grouping the entries are part of the measured time. */
final class TierSubject implements DiskSubject {

    private final Origin self = Origin.random();
    private final Counters counters = new Counters();
    private final DiskTier tier;

    TierSubject(Path directory) {
        DiskSettings disk = new DiskSettings(directory, 0, 0, 0, DiskEviction.NONE, false);
        tier = MvStoreTiers.of(new KryoEntryCodec(AllowList.EMPTY))
                .open(CacheSettings.named("bench").withDisk(disk), counters, (id, cause) -> {});
    }

    @Override
    public Object prepare(List<EntrySnapshot> entries) {
        return entries;
    }

    @Override
    public void write(Object prepared) {
        // Only a flush waits for the file; the offload of a full cache does not.
        tier.flush(
                ((List<?>) prepared).stream().map(EntrySnapshot.class::cast).map(DiskTier.IdleEntry::justHit),
                self,
                Positions.NONE);
        if (counters.of(CacheCounter.DISK_REFUSALS) + counters.of(CacheCounter.DISK_FAILURES) > 0) {
            throw new IllegalStateException("entries were not written: " + counters.all());
        }
    }

    @Override
    public Object read(int key) {
        return tier.read(DiskWork.id(key)).orElse(null);
    }

    @Override
    public void close() {
        tier.close();
    }
}
