package org.tradebench.cache.disk;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Writes to a disk tier in a separate process, which a test kills or whose file sizes a test limits. */
final class OffloadProcess {
    static final int IDS = 5_000;

    private OffloadProcess() {}

    static CacheService service() {
        MvStoreTiers disks = MvStoreTiers.of(new KryoEntryCodec(AllowList.EMPTY));
        return CacheService.builder()
                .disks(disks.with(RestartRule.NOTHING_CHANGES_MEANWHILE))
                .build();
    }

    static CacheSettings settings(Path directory) {
        return CacheSettings.named("quotes")
                .withMaxEntries(100)
                .withDisk(new DiskSettings(directory, 0, 0, 0, DiskEviction.RANDOM, true));
    }

    static String value(String generation, int id) {
        return generation + " " + id + " " + "x".repeat(2_000);
    }

    static void fill(CacheInstance cache, String generation) {
        for (int id = 0; id < IDS; id++) {
            cache.put(id, value(generation, id), EntryOptions.DEFAULT.withDependencyIds(Set.of("g" + id % 7)));
        }
    }

    /**
     * @param arguments the action, the directory and the generation to write: {@code write} writes until killed; {@code stop} stops cleanly; {@code full} fills the disk
     */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        CacheService service = service();
        CacheInstance cache = service.instance(settings(Path.of(arguments[1])));
        String generation = arguments[2];
        switch (arguments[0]) {
            case "write" -> {
                out.println("writing");
                while (true) {
                    fill(cache, generation);
                }
            }
            case "stop" -> {
                fill(cache, generation);
                out.println("stopping");
                service.close();
                out.println("stopped");
            }
            default -> {
                for (int round = 0; round < 10; round++) {
                    fill(cache, generation + round);
                    for (int id = 0; id < IDS; id++) {
                        Object found = cache.get(id);
                        if (found != null && !found.equals(value(generation + round, id))) {
                            out.println("wrong: " + found);
                        }
                    }
                }
                out.println("failures: " + cache.statistics().of(CacheCounter.DISK_FAILURES));
                out.println("in memory: " + cache.size());
                service.close();
                out.println("closed");
            }
        }
    }
}
