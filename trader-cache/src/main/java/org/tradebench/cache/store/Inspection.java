package org.tradebench.cache.store;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.spi.DiskTier;

/** Finds and lists entries of the cache for inspection, without counting as a hit. */
record Inspection(
        Memory memory, Coherence coherence, @Nullable DiskTier disk) {
    /** Returns the entry of this id or alias, in memory or on disk, with a lease from before the search. */
    Optional<EntrySnapshot> find(Object name) {
        return find(name, () -> true);
    }

    /** @param mayAnswer asked once the entry is found, and before whether it lives: what was invalidated in between is dead */
    Optional<EntrySnapshot> find(Object name, BooleanSupplier mayAnswer) {
        Object id = idOf(name);
        Lease known = coherence.lease();
        CacheEntry entry = memory.table.peek(id);
        if (!mayAnswer.getAsBoolean()) {
            return Optional.empty();
        }
        if (entry != null && entry.isLive(memory.times)) {
            return Optional.of(memory.snapshot(entry, known));
        }
        return disk == null ? Optional.empty() : disk.read(id).map(found -> found.withLease(known));
    }

    Object idOf(Object name) {
        Object id = memory.aliases.idOf(name);
        return id == null ? name : id;
    }

    Stream<EntrySnapshot> entries() {
        return memory.live().stream().map(memory::snapshot);
    }

    boolean contains(Object name, boolean onDiskToo) {
        Object id = idOf(name);
        CacheEntry entry = memory.table.peek(id);
        return (entry != null && entry.isLive(memory.times)) || (onDiskToo && disk != null && disk.contains(id));
    }

    int size(boolean onDiskToo) {
        return onDiskToo && disk != null ? ids(true).size() : memory.table.size();
    }

    Set<Object> ids(boolean onDiskToo) {
        Set<Object> ids = memory.ids();
        if (onDiskToo && disk != null) {
            ids.addAll(disk.ids());
        }
        return ids;
    }

    Set<Object> groups() {
        if (disk == null) {
            return memory.groups.names();
        }
        Set<Object> names = new HashSet<>(memory.groups.names());
        names.addAll(disk.dependencyIds());
        return names;
    }

    Set<Object> members(Object dependencyId) {
        Set<Object> members = new HashSet<>(memory.groups.ids(dependencyId));
        if (disk != null) {
            members.addAll(disk.members(dependencyId));
        }
        return members;
    }
}
