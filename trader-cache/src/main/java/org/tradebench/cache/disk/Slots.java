package org.tradebench.cache.disk;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.concurrent.GroupIndex;

/** Indexes the tier's entries by id and by group; the file may lag behind. */
final class Slots {
    private final ConcurrentMap<Object, Slot> byId = new ConcurrentHashMap<>();
    private final GroupIndex groups = new GroupIndex();

    @Nullable
    Slot get(Object id) {
        return byId.get(id);
    }

    @Nullable
    Slot put(Slot slot) {
        // First, so that a removal by id finds the slot in its groups, too.
        groups.link(slot);
        Slot old = byId.put(slot.id, slot);
        if (old != null) {
            groups.unlink(old);
        }
        return old;
    }

    boolean has(Slot slot) {
        return byId.get(slot.id) == slot;
    }

    boolean remove(Slot slot) {
        if (!byId.remove(slot.id, slot)) {
            return false;
        }
        groups.unlink(slot);
        return true;
    }

    Set<Object> members(Object group, long now) {
        Set<Object> ids = new LinkedHashSet<>();
        for (Object id : groups.ids(group)) {
            Slot slot = byId.get(id);
            if (slot != null && slot.groups().contains(group) && !slot.isOverdue(now)) {
                ids.add(id);
            }
        }
        return ids;
    }

    /** Returns the groups that have a live member. */
    Set<Object> groups(long now) {
        Set<Object> names = new LinkedHashSet<>();
        for (Slot slot : byId.values()) {
            if (!slot.isOverdue(now)) {
                names.addAll(slot.groups());
            }
        }
        return names;
    }

    Collection<Slot> all() {
        return Collections.unmodifiableCollection(byId.values());
    }
}
