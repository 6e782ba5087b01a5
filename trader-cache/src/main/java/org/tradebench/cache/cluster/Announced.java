package org.tradebench.cache.cluster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.cache.coherence.Origin;

/** Which members have said that they have an entry of which id. Bounded: the ids announced longest ago are forgotten first. Thread safe. */
final class Announced {

    /** Who has it, the last to say so first; and which groups take it along. */
    private static final class Holders {
        private final Set<Origin> origins = new LinkedHashSet<>();
        private final Set<Object> groups = new LinkedHashSet<>();
    }

    private final int most;
    private final Map<Object, Holders> byId = new LinkedHashMap<>();
    private final Map<Object, Set<Object>> idsByGroup = new HashMap<>();

    Announced(int most) {
        this.most = most;
    }

    synchronized void add(Object id, Set<Object> groups, Origin origin) {
        Holders holders = byId.remove(id);
        if (holders == null) {
            holders = new Holders();
        }
        byId.put(id, holders);
        holders.origins.add(origin);
        for (Object group : groups) {
            holders.groups.add(group);
            idsByGroup.computeIfAbsent(group, g -> new LinkedHashSet<>()).add(id);
        }
        if (byId.size() > most) {
            forget(byId.keySet().iterator().next());
        }
    }

    /** Who has said so, the last one first. */
    synchronized List<Origin> holders(Object id) {
        Holders holders = byId.get(id);
        if (holders == null) {
            return List.of();
        }
        List<Origin> origins = new ArrayList<>(holders.origins);
        Collections.reverse(origins);
        return origins;
    }

    /** It has none any more. */
    synchronized void remove(Object id, Origin origin) {
        Holders holders = byId.get(id);
        if (holders != null && holders.origins.remove(origin) && holders.origins.isEmpty()) {
            forget(id);
        }
    }

    /** The ids and groups were invalidated; no names: everything. */
    synchronized void forgetAll(Set<Object> names) {
        if (names.isEmpty()) {
            byId.clear();
            idsByGroup.clear();
        }
        for (Object name : names) {
            forget(name);
            List.copyOf(idsByGroup.getOrDefault(name, Set.of())).forEach(this::forget);
        }
    }

    synchronized void retain(Set<Origin> members) {
        for (Map.Entry<Object, Holders> entry : List.copyOf(byId.entrySet())) {
            entry.getValue().origins.retainAll(members);
            if (entry.getValue().origins.isEmpty()) {
                forget(entry.getKey());
            }
        }
    }

    synchronized int size() {
        return byId.size();
    }

    private void forget(Object id) {
        Holders holders = byId.remove(id);
        if (holders != null) {
            for (Object group : holders.groups) {
                idsByGroup.computeIfPresent(group, (g, ids) -> ids.remove(id) && ids.isEmpty() ? null : ids);
            }
        }
    }
}
