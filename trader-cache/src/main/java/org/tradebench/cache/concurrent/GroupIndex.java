package org.tradebench.cache.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * Finds the ids of a group's members by the group's name, while any number of threads add and remove members. A group locks itself only; removing a member
 * takes the same short time however large its groups are.
 */
public final class GroupIndex {
    /** Belongs to groups, and keeps its places in them, so that it leaves without being searched for. */
    public abstract static class Member {
        private static final AtomicReferenceFieldUpdater<Member, Place> PLACES =
                AtomicReferenceFieldUpdater.newUpdater(Member.class, Place.class, "places");

        /** Last of its places. The thread that removes or transfers them takes it out, so that other threads find none. */
        private volatile @Nullable Place places;

        private @Nullable Place takePlaces() {
            return places == null ? null : PLACES.getAndSet(this, null);
        }

        protected abstract Object id();

        protected abstract Set<Object> groups();
    }

    /** Links a member to its neighbours in a group. Guarded by the group. */
    private static final class Place {
        final Object id;
        final Group group;
        final @Nullable Place next;

        @Nullable
        Place before;

        @Nullable
        Place after;

        Place(Object id, Group group, @Nullable Place next) {
            this.id = id;
            this.group = group;
            this.next = next;
        }

        boolean leave() {
            return group.remove(this);
        }
    }

    /** Lists the members of one group. Once empty it is closed for ever, so that it can leave the index without a lock on the index. */
    private static final class Group {
        final Object name;
        private @Nullable Place first;
        private int size;
        private boolean closed;

        Group(Object name) {
            this.name = name;
        }

        synchronized boolean add(Place place) {
            if (closed) {
                return false;
            }
            place.after = first;
            if (first != null) {
                first.before = place;
            }
            first = place;
            size++;
            return true;
        }

        /** @return whether the group is closed now */
        synchronized boolean remove(Place place) {
            if (place.before == null) {
                first = place.after;
            } else {
                place.before.after = place.after;
            }
            if (place.after != null) {
                place.after.before = place.before;
            }
            size--;
            closed = first == null;
            return closed;
        }

        synchronized List<Object> ids() {
            List<Object> ids = new ArrayList<>(size);
            for (Place place = first; place != null; place = place.after) {
                ids.add(place.id);
            }
            return ids;
        }
    }

    private final ConcurrentMap<Object, Group> groups = new ConcurrentHashMap<>();

    /** Adds the member to its groups. To be called once, before any other thread can find the member elsewhere. */
    public void link(Member member) {
        Place places = null;
        for (Object name : member.groups()) {
            places = placeIn(name, member.id(), places);
        }
        member.places = places;
    }

    /**
     * Transfers the places of a member to its successor of the same id in the same groups, such as a newer entry, without a lock on any group. Other threads may
     * unlink the earlier member meanwhile.
     *
     * @return false when their groups differ, or the earlier member has no places any more; then nothing has changed
     */
    public boolean transfer(Member from, Member to) {
        if (!from.groups().equals(to.groups())) {
            return false;
        }
        Place places = from.takePlaces();
        to.places = places;
        return places != null;
    }

    private Place placeIn(Object name, Object id, @Nullable Place next) {
        while (true) {
            Group group = groups.get(name);
            if (group == null) {
                group = groups.computeIfAbsent(name, Group::new);
            }
            Place place = new Place(id, group, next);
            if (group.add(place)) {
                return place;
            }
            // It has been closed since it was looked up, and may still stand in the way.
            groups.remove(name, group);
        }
    }

    /** Removes the member, itself and no other of its id, from its groups; a second time does nothing. */
    public void unlink(Member member) {
        for (Place place = member.takePlaces(); place != null; place = place.next) {
            if (place.leave()) {
                groups.remove(place.group.name, place.group);
            }
        }
    }

    /** Returns the ids of a group's members, some perhaps twice. */
    public List<Object> ids(Object name) {
        Group group = groups.get(name);
        return group == null ? List.of() : group.ids();
    }

    public Set<Object> names() {
        return Set.copyOf(groups.keySet());
    }
}
