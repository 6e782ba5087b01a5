package org.tradebench.cache.cluster;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.CacheStatistics;
import org.tradebench.cache.statistics.Counters;

/** A minimal single-threaded cache in which one rule of coherence can be switched off, to show that the model detects its absence. */
final class MapStore implements Store, Replica {
    /** The rule that is switched off. */
    enum Broken {
        NONE,
        /** Fills are stored without a check for invalidations since their read. */
        UNCHECKED_FILL,
        /** Entries that other members push or return are stored without this check. */
        UNCHECKED_PUSH,
        /** Nothing is removed although an invalidation may have been lost. */
        NO_FLUSH
    }

    private final CacheSettings settings;
    private final Broken broken;
    private final Coherence coherence;
    private final Counters counters = new Counters();
    private final Map<Object, EntrySnapshot> entries = new TreeMap<>();
    private final Replication replication;

    MapStore(CacheSettings settings, ClusterMembership cluster, Broken broken) {
        this.settings = settings;
        this.broken = broken;
        this.coherence = new Coherence(cluster.self(), 40);
        this.replication = cluster.join(this);
    }

    @Override
    public Lease lease() {
        return coherence.lease();
    }

    @Override
    public Optional<Object> get(Object id, SharingPolicy policy) {
        EntrySnapshot entry = entries.get(id);
        if (entry != null) {
            counters.count(CacheCounter.MEMORY_HITS);
            return Optional.of(entry.value());
        }
        Optional<EntrySnapshot> given = replication.ask(id, policy);
        if (given.isPresent() && accept(given.get())) {
            counters.count(CacheCounter.REMOTE_HITS);
            return given.map(EntrySnapshot::value);
        }
        counters.count(CacheCounter.MISSES);
        return Optional.empty();
    }

    @Override
    public boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        if (broken != Broken.UNCHECKED_FILL && !coherence.admits(lease, id, options.dependencyIds())) {
            counters.count(CacheCounter.FILLS_REFUSED);
            return false;
        }
        EntrySnapshot entry =
                new EntrySnapshot(id, value, options, Set.of(), Instant.EPOCH, Duration.ZERO, lease, null);
        boolean replaced = entries.put(id, entry) != null;
        counters.count(CacheCounter.CREATED_LOCALLY);
        replication.stored(entry, replaced);
        return true;
    }

    @Override
    public void invalidate(Set<Object> names, boolean wait) {
        coherence.invalidate(names, number -> {
            remove(names, InvalidationCause.EXPLICIT);
            replication.invalidated(number, names, InvalidationCause.EXPLICIT);
        });
        if (wait) {
            replication.flush();
        }
    }

    @Override
    public AnnouncedUpdate announce(Set<Object> names) {
        return replication.announce(names);
    }

    @Override
    public Map<Object, Object> contents() {
        Map<Object, Object> contents = new HashMap<>();
        entries.forEach((id, entry) -> contents.put(id, entry.value()));
        return contents;
    }

    @Override
    public Map<Object, Object> answers() {
        return contents();
    }

    @Override
    public CacheStatistics statistics() {
        return counters;
    }

    @Override
    public CacheSettings settings() {
        return settings;
    }

    @Override
    public Coherence coherence() {
        return coherence;
    }

    @Override
    public Counters counters() {
        return counters;
    }

    @Override
    public void remove(Set<Object> names, InvalidationCause cause) {
        if (names.isEmpty()) {
            entries.clear();
        }
        entries.values()
                .removeIf(entry -> names.contains(entry.id())
                        || entry.options().dependencyIds().stream().anyMatch(names::contains));
    }

    @Override
    public void flushAll() {
        counters.count(CacheCounter.COHERENCE_FLUSHES);
        if (broken != Broken.NO_FLUSH) {
            entries.clear();
        }
    }

    @Override
    public boolean accept(EntrySnapshot entry) {
        if (broken != Broken.UNCHECKED_PUSH
                && !coherence.admits(entry.lease(), entry.id(), entry.options().dependencyIds())) {
            return false;
        }
        entries.put(entry.id(), entry);
        counters.count(CacheCounter.CREATED_REMOTELY);
        return true;
    }

    @Override
    public void alias(Object id, Set<Object> aliases, boolean added) {}

    @Override
    public Optional<EntrySnapshot> find(Object id) {
        return Optional.ofNullable(entries.get(id));
    }

    @Override
    public Stream<EntrySnapshot> all() {
        return entries.values().stream();
    }
}
