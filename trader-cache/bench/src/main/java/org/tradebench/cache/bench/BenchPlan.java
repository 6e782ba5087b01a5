package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.cache.bench.BenchComparison.Contender;
import org.tradebench.cache.bench.BenchComparison.Pair;

/** Lists which caches a benchmark compares, and in which order it measures them. */
final class BenchPlan {

    static final String HITS = "hits";
    static final String READ_UPDATE = "read-update";
    static final String GROUPS = "groups";
    static final String ENTITIES = "entities";
    static final String DISK_WRITES = "disk-writes";
    static final String DISK_READS = "disk-reads";
    static final String SERVER_HITS = "server-hits";
    static final String SERVER_READ_UPDATE = "server-read-update";
    static final String SERVER_GROUPS = "server-groups";

    /** Names of the tables, in their order on the page. */
    static final List<String> NAMES = List.of(
            HITS,
            READ_UPDATE,
            GROUPS,
            ENTITIES,
            DISK_WRITES,
            DISK_READS,
            SERVER_HITS,
            SERVER_READ_UPDATE,
            SERVER_GROUPS);

    /** Benchmark parameter: maximum number of entries of a cache. A server's configuration has the same number. */
    static final String ENTRIES = "entries";

    /** Benchmark parameter: number of keys. */
    private static final String KEYS = "keys";

    private BenchPlan() {}

    /**
     * @param names of the selected tables
     * @param kinds of the selected subjects. The first subject of a comparison always stays; a comparison with no other is left out.
     */
    static List<BenchComparison> of(Set<String> names, Set<String> kinds) {
        List<BenchComparison> plan = new ArrayList<>();
        hits(plan, HITS, Host.OWN_PROCESS);
        readUpdate(plan, READ_UPDATE, Host.OWN_PROCESS);
        groups(plan, GROUPS, Host.OWN_PROCESS);
        entities(plan);
        plan.add(disk(DISK_WRITES, DiskWrites.class, 1));
        plan.add(disk(DISK_READS, DiskReads.class, 1));
        plan.add(disk(DISK_READS, DiskReads.class, 2));
        hits(plan, SERVER_HITS, Host.OPEN_LIBERTY);
        readUpdate(plan, SERVER_READ_UPDATE, Host.OPEN_LIBERTY);
        groups(plan, SERVER_GROUPS, Host.OPEN_LIBERTY);
        plan.removeIf(comparison -> !names.contains(comparison.name()));
        plan.replaceAll(comparison -> comparison.onlyWith(kinds));
        plan.removeIf(comparison -> comparison.subjects().size() == 1);
        return plan;
    }

    /** Returns the kinds of all subjects. */
    static Set<String> kinds() {
        Set<String> kinds = new LinkedHashSet<>();
        Arrays.stream(SubjectKind.values()).map(Enum::name).forEach(kinds::add);
        Arrays.stream(GroupKind.values()).map(Enum::name).forEach(kinds::add);
        Arrays.stream(RegionKind.values()).map(Enum::name).forEach(kinds::add);
        Arrays.stream(DiskKind.values()).map(Enum::name).forEach(kinds::add);
        return kinds;
    }

    private static void hits(List<BenchComparison> plan, String name, Host host) {
        for (int threads : new int[] {1, 2}) {
            plan.add(caches(name, host, threads(threads), HitBenchmark.class, threads, Map.of(ENTRIES, "20000")));
        }
    }

    private static void readUpdate(List<BenchComparison> plan, String name, Host host) {
        // The cache holds a fifth of the keys, more than half of them, which is a sensible size, or all.
        int[][] rooms = {{2_000, 10_000}, {12_000, 20_000}, {20_000, 10_000}};
        for (int[] room : rooms) {
            for (int threads : new int[] {1, 2}) {
                plan.add(caches(
                        name,
                        host,
                        String.format(Locale.ROOT, "%,d of %,d, %s", room[0], room[1], threads(threads)),
                        ReadUpdateBenchmark.class,
                        threads,
                        Map.of(ENTRIES, Integer.toString(room[0]), KEYS, Integer.toString(room[1]))));
            }
        }
    }

    private static void groups(List<BenchComparison> plan, String name, Host host) {
        List<Contender> subjects = Arrays.stream(GroupKind.values())
                .filter(kind -> kind.isIn(host))
                .map(kind -> new Contender(kind.name(), kind.label()))
                .toList();
        for (int threads : new int[] {1, 2}) {
            plan.add(new BenchComparison(
                    name,
                    host,
                    threads(threads),
                    GroupBenchmark.class,
                    threads,
                    Map.of(ENTRIES, "20000"),
                    subjects,
                    List.of()));
        }
    }

    private static void entities(List<BenchComparison> plan) {
        List<Contender> subjects = Arrays.stream(RegionKind.values())
                .map(kind -> new Contender(kind.name(), kind.label()))
                .toList();
        for (int updates : new int[] {0, CacheWorkload.UPDATES}) {
            plan.add(new BenchComparison(
                    ENTITIES,
                    Host.OWN_PROCESS,
                    updates == 0 ? "reads only" : "86 reads to 14 updates",
                    RegionBenchmark.class,
                    1,
                    Map.of(ENTRIES, "20000", "updates", Integer.toString(updates)),
                    subjects,
                    List.of()));
        }
    }

    private static BenchComparison caches(
            String name,
            Host host,
            String conditions,
            Class<?> benchmark,
            int threads,
            Map<String, String> parameters) {
        return new BenchComparison(
                name,
                host,
                conditions,
                benchmark,
                threads,
                parameters,
                Arrays.stream(SubjectKind.values())
                        .filter(kind -> kind.isIn(host))
                        .map(BenchPlan::contender)
                        .toList(),
                pairs(host));
    }

    private static List<Pair> pairs(Host host) {
        return Stream.of(
                        List.of(SubjectKind.MAP, SubjectKind.CAFFEINE_COUNTING),
                        List.of(SubjectKind.MAP_IN_TWO_GROUPS, SubjectKind.CAFFEINE_COUNTING),
                        List.of(SubjectKind.MAP, SubjectKind.OPEN_LIBERTY),
                        List.of(SubjectKind.MAP_IN_TWO_GROUPS, SubjectKind.OPEN_LIBERTY_IN_TWO_GROUPS),
                        List.of(SubjectKind.MAP, SubjectKind.INFINISPAN))
                .filter(pair -> pair.stream().allMatch(kind -> kind.isIn(host)))
                .map(pair -> new Pair(contender(pair.get(0)), contender(pair.get(1))))
                .toList();
    }

    private static BenchComparison disk(String name, Class<?> benchmark, int threads) {
        return new BenchComparison(
                name,
                Host.OWN_PROCESS,
                threads(threads),
                benchmark,
                threads,
                Map.of(),
                Arrays.stream(DiskKind.values())
                        .map(kind -> new Contender(kind.name(), kind.label()))
                        .toList(),
                List.of());
    }

    private static Contender contender(SubjectKind kind) {
        return new Contender(kind.name(), kind.label());
    }

    private static String threads(int threads) {
        return threads == 1 ? "1 thread" : threads + " threads";
    }
}
