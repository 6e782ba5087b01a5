package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.cache.bench.Comparison.Contender;

/** What is compared with what. */
final class Plan {

    static final String HITS = "hits";
    static final String READ_UPDATE = "read-update";
    static final String DISK_WRITES = "disk-writes";
    static final String DISK_READS = "disk-reads";

    /** In the order of the tables. */
    static final List<String> NAMES = List.of(HITS, READ_UPDATE, DISK_WRITES, DISK_READS);

    private Plan() {}

    /** @param names of the tables that are wanted */
    static List<Comparison> of(Set<String> names) {
        List<Comparison> plan = new ArrayList<>();
        for (int threads : new int[] {1, 2}) {
            plan.add(new Comparison(HITS, threads(threads), Hits.class, threads, Map.of(), caches()));
        }
        for (int entries : new int[] {2_000, 20_000}) {
            for (int threads : new int[] {1, 2}) {
                plan.add(new Comparison(
                        READ_UPDATE,
                        String.format("%,d of 10,000, %s", entries, threads(threads)),
                        ReadUpdate.class,
                        threads,
                        Map.of("entries", Integer.toString(entries)),
                        caches()));
            }
        }
        plan.add(new Comparison(DISK_WRITES, threads(1), DiskWrites.class, 1, Map.of(), disks()));
        for (int threads : new int[] {1, 2}) {
            plan.add(new Comparison(DISK_READS, threads(threads), DiskReads.class, threads, Map.of(), disks()));
        }
        plan.removeIf(comparison -> !names.contains(comparison.name()));
        return plan;
    }

    private static String threads(int threads) {
        return threads == 1 ? "1 thread" : threads + " threads";
    }

    private static List<Contender> caches() {
        return Arrays.stream(SubjectKind.values())
                .map(kind -> new Contender(kind.name(), kind.label()))
                .toList();
    }

    private static List<Contender> disks() {
        return Arrays.stream(DiskKind.values())
                .map(kind -> new Contender(kind.name(), kind.label()))
                .toList();
    }
}
