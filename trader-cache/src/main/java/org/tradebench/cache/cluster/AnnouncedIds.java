package org.tradebench.cache.cluster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.concurrent.GroupIndex;

/** Remembers which members have announced an entry of which id. Bounded: the ids announced longest ago are forgotten first. Thread safe. */
final class AnnouncedIds {
    /** Holds the members that have an entry of the id, the last to announce it last, and the groups by which it is invalidated. */
    private static final class Holders extends GroupIndex.Member {
        private final Object id;
        private final Set<Object> groups;
        private final Set<Origin> origins;

        Holders(Object id, Set<Object> groups, Set<Origin> origins) {
            this.id = id;
            this.groups = groups;
            this.origins = origins;
        }

        @Override
        protected Object id() {
            return id;
        }

        @Override
        protected Set<Object> groups() {
            return groups;
        }
    }

    private final int maximum;
    private final Map<Object, Holders> byId = new LinkedHashMap<>();
    private final GroupIndex groups = new GroupIndex();

    AnnouncedIds(int maximum) {
        this.maximum = maximum;
    }

    synchronized void add(Object id, Set<Object> dependencyIds, Origin origin) {
        Holders before = forget(id);
        Set<Object> all = new HashSet<>(dependencyIds);
        Set<Origin> origins = new LinkedHashSet<>();
        if (before != null) {
            all.addAll(before.groups);
            origins.addAll(before.origins);
        }
        origins.add(origin);
        Holders holders = new Holders(id, all, origins);
        byId.put(id, holders);
        groups.link(holders);
        if (byId.size() > maximum) {
            forget(byId.keySet().iterator().next());
        }
    }

    /** Returns the members that announced the id, the latest first. */
    synchronized List<Origin> holders(Object id) {
        Holders holders = byId.get(id);
        if (holders == null) {
            return List.of();
        }
        List<Origin> origins = new ArrayList<>(holders.origins);
        Collections.reverse(origins);
        return origins;
    }

    synchronized void remove(Object id, Origin origin) {
        Holders holders = byId.get(id);
        if (holders != null && holders.origins.remove(origin) && holders.origins.isEmpty()) {
            forget(id);
        }
    }

    /** Forgets the ids and groups that were invalidated; no names: everything. */
    synchronized void forgetAll(Set<Object> names) {
        if (names.isEmpty()) {
            List.copyOf(byId.keySet()).forEach(this::forget);
        }
        for (Object name : names) {
            forget(name);
            groups.ids(name).forEach(this::forget);
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

    private @Nullable Holders forget(Object id) {
        Holders holders = byId.remove(id);
        if (holders != null) {
            groups.unlink(holders);
        }
        return holders;
    }
}
