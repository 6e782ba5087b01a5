package org.tradebench.cache.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** Maps second names to entries. An alias belongs to one entry at most: given to another, it moves. An alias dies with its entry. */
final class Aliases {
    private final ConcurrentMap<Object, Object> ids = new ConcurrentHashMap<>();
    private final Map<Object, Set<Object>> aliases = new HashMap<>();

    /** Returns the id that the alias stands for, if it is an alias. */
    @Nullable
    Object idOf(Object alias) {
        return ids.get(alias);
    }

    synchronized Set<Object> of(Object id) {
        Set<Object> all = aliases.get(id);
        return all == null ? Set.of() : Set.copyOf(all);
    }

    /** @return the aliases that stood for another entry, each with that one's id */
    synchronized Map<Object, Object> add(Object id, Set<Object> added) {
        Map<Object, Object> moved = new HashMap<>();
        for (Object alias : added) {
            Object before = remove(alias);
            if (before != null && !before.equals(id)) {
                moved.put(alias, before);
            }
            assign(id, alias);
        }
        return moved;
    }

    private void assign(Object id, Object alias) {
        ids.put(alias, id);
        aliases.computeIfAbsent(id, key -> new HashSet<>()).add(alias);
    }

    /** Gives an entry back the aliases that it had, except those that stand for another one by now. */
    synchronized void restore(Object id, Set<Object> former) {
        for (Object alias : former) {
            if (!ids.containsKey(alias)) {
                assign(id, alias);
            }
        }
    }

    /** @return the id that it stood for */
    synchronized @Nullable Object remove(Object alias) {
        Object id = ids.remove(alias);
        if (id != null) {
            aliases.computeIfPresent(id, (key, all) -> {
                all.remove(alias);
                return all.isEmpty() ? null : all;
            });
        }
        return id;
    }

    void forget(Object id) {
        if (!ids.isEmpty()) {
            forgetAll(id);
        }
    }

    private synchronized void forgetAll(Object id) {
        Set<Object> all = aliases.remove(id);
        if (all != null) {
            ids.keySet().removeAll(all);
        }
    }

    /** Saves the look-up while there is no alias. */
    boolean isEmpty() {
        return ids.isEmpty();
    }
}
