package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The entries of one dependency id. Once it is empty it is closed for ever, so that it can leave the index without a lock on the index. */
final class Group {

    static final Place[] NOWHERE = new Place[0];

    /** Where an entry stands in a group: its neighbours. Guarded by the group. */
    static final class Place {

        final CacheEntry entry;
        final Group group;
        private @Nullable Place before;
        private @Nullable Place after;
        private boolean taken;

        Place(CacheEntry entry, Group group) {
            this.entry = entry;
            this.group = group;
        }
    }

    final Object name;
    private @Nullable Place first;
    private boolean closed;

    Group(Object name) {
        this.name = name;
    }

    /** @return false when the group is closed */
    synchronized boolean add(Place place) {
        if (closed) {
            return false;
        }
        place.taken = true;
        place.after = first;
        if (first != null) {
            first.before = place;
        }
        first = place;
        return true;
    }

    /** @return whether the group is closed now; removing twice does nothing */
    synchronized boolean remove(Place place) {
        if (!place.taken) {
            return closed;
        }
        place.taken = false;
        if (place.before == null) {
            first = place.after;
        } else {
            place.before.after = place.after;
        }
        if (place.after != null) {
            place.after.before = place.before;
        }
        closed = first == null;
        return closed;
    }

    synchronized List<CacheEntry> members() {
        List<CacheEntry> members = new ArrayList<>();
        for (Place place = first; place != null; place = place.after) {
            members.add(place.entry);
        }
        return members;
    }
}
