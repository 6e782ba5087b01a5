package org.tradebench.cache.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Which entries belong to which dependency id. An entry is linked before it is stored and unlinked after it has died, itself and no other. */
final class Groups {

    private final ConcurrentMap<Object, Group> groups = new ConcurrentHashMap<>();

    /** Before any other thread can find the entry. */
    void link(CacheEntry entry) {
        Set<Object> names = entry.options.dependencyIds();
        if (names.isEmpty()) {
            return;
        }
        entry.places = new Group.Place[names.size()];
        int next = 0;
        for (Object name : names) {
            entry.places[next++] = placeIn(name, entry);
        }
    }

    private Group.Place placeIn(Object name, CacheEntry entry) {
        while (true) {
            Group group = groups.get(name);
            if (group == null) {
                group = groups.computeIfAbsent(name, Group::new);
            }
            Group.Place place = new Group.Place(entry, group);
            if (group.add(place)) {
                return place;
            }
            // It has been closed since it was looked up, and may still stand in the way.
            groups.remove(name, group);
        }
    }

    void unlink(CacheEntry entry) {
        for (Group.Place place : entry.places) {
            Group group = place.group;
            if (group.remove(place)) {
                groups.remove(group.name, group);
            }
        }
    }

    List<CacheEntry> members(Object name) {
        Group group = groups.get(name);
        return group == null ? List.of() : group.members();
    }

    Set<Object> names() {
        return Set.copyOf(groups.keySet());
    }
}
