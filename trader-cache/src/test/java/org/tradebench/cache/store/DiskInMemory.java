package org.tradebench.cache.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.spi.DiskTier;

/** A disk tier in memory that fulfils the contract of the interface. */
final class DiskInMemory implements DiskTier {
    final Map<Object, EntrySnapshot> entries = new ConcurrentHashMap<>();
    volatile boolean refusing;
    volatile boolean closed;
    /** The positions of the last flush; null before. */
    volatile Positions applied;
    /** Called in each read, after its result is known, and before each entry is flushed. */
    volatile Runnable onAccess = () -> {};
    /** Called before each removal. */
    volatile Runnable beforeRemoval = () -> {};

    @Override
    public boolean offer(IdleEntry offered) {
        if (!refusing) {
            entries.put(offered.entry().id(), offered.entry());
        }
        return !refusing;
    }

    @Override
    public Optional<EntrySnapshot> read(Object id) {
        Optional<EntrySnapshot> found = Optional.ofNullable(entries.get(id));
        onAccess.run();
        return found;
    }

    @Override
    public boolean contains(Object id) {
        return entries.containsKey(id);
    }

    @Override
    public boolean remove(Object id) {
        beforeRemoval.run();
        return entries.remove(id) != null;
    }

    @Override
    public Set<Object> members(Object dependencyId) {
        Set<Object> members = new HashSet<>();
        entries.forEach((id, entry) -> {
            if (entry.options().dependencyIds().contains(dependencyId)) {
                members.add(id);
            }
        });
        return members;
    }

    @Override
    public Set<Object> dependencyIds() {
        Set<Object> names = new HashSet<>();
        entries.values().forEach(entry -> names.addAll(entry.options().dependencyIds()));
        return names;
    }

    @Override
    public Map<Object, Set<Object>> aliases() {
        Map<Object, Set<Object>> aliases = new HashMap<>();
        entries.forEach((id, entry) -> aliases.put(id, entry.aliases()));
        return aliases;
    }

    @Override
    public void forgetAlias(Object id, Object alias) {
        entries.computeIfPresent(id, (same, entry) -> {
            Set<Object> left = new HashSet<>(entry.aliases());
            left.remove(alias);
            return entry.withAliases(left);
        });
    }

    @Override
    public Set<Object> ids() {
        return Set.copyOf(entries.keySet());
    }

    @Override
    public long bytes() {
        return 0;
    }

    @Override
    public void clear() {
        entries.clear();
    }

    @Override
    public void flush(Stream<IdleEntry> kept, Origin self, Positions seen) {
        kept.forEach(entry -> {
            onAccess.run();
            offer(entry);
        });
        applied = seen;
    }

    @Override
    public void close() {
        closed = true;
    }
}
