package org.tradebench.app.web.admin.monitor;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.monitoring.Listing;
import org.tradebench.cache.statistics.CacheCounter;

/** Shows what is on disk, and the disk's counters. */
final class DiskTables {
    private static final Set<CacheCounter> OF_DISK =
            Set.copyOf(EnumSet.range(CacheCounter.DISK_WRITES, CacheCounter.DISK_FAILURES));

    private DiskTables() {}

    static List<TableView> of(CacheInstance instance, Listing<Object> ids, String empty) {
        DiskSettings disk = instance.settings().disk();
        if (disk == null) {
            return List.of(new TableView(
                    "",
                    List.of(),
                    List.of(),
                    "No disk is used: evicted entries are dropped. Set CACHE_OFFLOAD at the start to change that."));
        }
        return List.of(
                new TableView(
                        "The disk",
                        List.of("What", "Now"),
                        List.of(
                                StatisticsTables.row(
                                        "Entries",
                                        Cell.number(instance.idsOnDisk().size())),
                                StatisticsTables.row("Capacity, entries", Cell.number(limit(disk.maxEntries()))),
                                StatisticsTables.row("Bytes of the file", Cell.number(instance.bytesOnDisk())),
                                StatisticsTables.row("Eviction", Cell.number(CacheTexts.eviction(disk.eviction()))),
                                StatisticsTables.row(
                                        "Kept across a stop", Cell.number(disk.flushOnStop() ? "yes" : "no"))),
                        ""),
                StatisticsTables.counters(instance.statistics(), "Since the cache was made", OF_DISK::contains),
                ListTables.onDisk(ids, empty));
    }

    private static String limit(long entries) {
        return entries == 0 ? "no limit" : Cell.number(entries).text();
    }
}
