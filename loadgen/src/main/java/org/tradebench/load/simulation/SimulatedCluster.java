package org.tradebench.load.simulation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.service.CacheService;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;

/**
 * Plays a trace on the cache instances of some nodes. Messages between the nodes take no time and none is lost: a prediction is an upper limit for a real
 * cluster, which sends pushes in batches and reads while others write. Not thread safe.
 */
final class SimulatedCluster implements TraceSink, AutoCloseable {
    private static final Object VALUE = "value";

    private final CacheService service = CacheService.builder().build();
    private final List<CacheInstance> nodes;
    private final SharingPolicy sharing;
    private final Map<String, Tally> tallies = new TreeMap<>();

    /** Counts the lookups of one kind of answer since the warm-up. */
    private static final class Tally {
        private long localHits;
        private long remoteHits;
        private long misses;

        CacheCounts counts() {
            // No node has a disk.
            return CacheCounts.of((double) localHits, null, (double) remoteHits, (double) misses);
        }
    }

    /** @param entries that each node's cache holds */
    SimulatedCluster(int nodes, int entries, Eviction eviction, Sharing sharing) {
        this.sharing = SharingPolicy.of(sharing.number());
        CacheSettings settings = CacheSettings.named("simulated")
                .withMaxEntries(entries)
                .withEviction(EvictionPolicy.valueOf(eviction.name()));
        this.nodes = IntStream.range(0, nodes)
                .mapToObj(node -> service.instance(settings.withName("node " + node)))
                .toList();
    }

    @Override
    public void lookup(int node, String kind, String id, String group) {
        Tally tally = tallies.computeIfAbsent(kind, first -> new Tally());
        CacheInstance here = nodes.get(node);
        if (here.get(id) != null) {
            tally.localHits++;
            return;
        }
        EntryOptions options = EntryOptions.DEFAULT.withDependencyIds(Set.of(group));
        boolean given =
                mayAsk() && nodes.stream().anyMatch(other -> other.inspect(id).isPresent());
        here.put(id, VALUE, options);
        if (given) {
            tally.remoteHits++;
            return;
        }
        if (sharing == SharingPolicy.SHARED_PUSH) {
            nodes.stream().filter(other -> other != here).forEach(other -> other.put(id, VALUE, options));
        }
        tally.misses++;
    }

    private boolean mayAsk() {
        return sharing == SharingPolicy.SHARED_PULL || sharing == SharingPolicy.SHARED_PUSH_PULL;
    }

    @Override
    public void invalidate(Set<String> names) {
        nodes.forEach(node -> node.invalidateAll(names, false));
    }

    /** Resets the counts; the caches keep their entries. */
    @Override
    public void beginMeasurement() {
        tallies.clear();
    }

    /** Returns the lookups of each kind of answer, by its name. */
    Map<String, CacheCounts> counts() {
        Map<String, CacheCounts> counts = new TreeMap<>();
        tallies.forEach((kind, tally) -> counts.put(kind, tally.counts()));
        return counts;
    }

    @Override
    public void close() {
        service.close();
    }
}
