package org.tradebench.cache.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * Finds the members of a group by the group's name, while any number of threads add and remove members. A group locks itself only; removing a member takes
 * the same short time however large its groups are.
 *
 * @param <M> what belongs to groups
 */
public final class GroupIndex<M extends GroupIndex.Member> {
    /** Belongs to groups, and keeps its places in them, so that it leaves without being searched for. */
    public abstract static class Member {
        @SuppressWarnings("rawtypes") // there is no class of a parameterised type
        private static final AtomicReferenceFieldUpdater<Member, Place> PLACES =
                AtomicReferenceFieldUpdater.newUpdater(Member.class, Place.class, "places");

        /** Last of its places. The thread that removes or transfers them takes it out, so that other threads find none. */
        private volatile @Nullable Place<?> places;

        private @Nullable Place<?> takePlaces() {
            return places == null ? null : PLACES.getAndSet(this, null);
        }

        protected abstract Set<Object> groups();
    }

    /** Links a member to its neighbours in a group. Guarded by the group. */
    private static final class Place<M> {
        /** The latest member at this place; a thread that still sees the one before finds the same id. */
        M member;

        final Group<M> group;
        final @Nullable Place<?> next;

        @Nullable
        Place<M> before;

        @Nullable
        Place<M> after;

        Place(M member, Group<M> group, @Nullable Place<?> next) {
            this.member = member;
            this.group = group;
            this.next = next;
        }

        boolean leave() {
            return group.remove(this);
        }
    }

    /** Lists the members of one group. Once empty it is closed for ever, so that it can leave the index without a lock on the index. */
    private static final class Group<M> {
        final Object name;
        private @Nullable Place<M> first;
        private int size;
        private boolean closed;

        Group(Object name) {
            this.name = name;
        }

        synchronized boolean add(Place<M> place) {
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
        synchronized boolean remove(Place<M> place) {
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

        synchronized List<M> members() {
            List<M> members = new ArrayList<>(size);
            for (Place<M> place = first; place != null; place = place.after) {
                members.add(place.member);
            }
            return members;
        }
    }

    private final ConcurrentMap<Object, Group<M>> groups = new ConcurrentHashMap<>();

    /** Adds the member to its groups. To be called once, before any other thread can find the member elsewhere. */
    public void link(M member) {
        Place<?> places = null;
        for (Object name : member.groups()) {
            places = placeIn(name, member, places);
        }
        Member linked = member;
        linked.places = places;
    }

    /**
     * Transfers the places of a member to its successor in the same groups, such as a newer entry of the same id, without a lock on any group. Other threads
     * may unlink the earlier member meanwhile.
     *
     * @return false when their groups differ, or the earlier member has no places any more; then nothing has changed
     */
    @SuppressWarnings("unchecked") // its places are those of this index
    public boolean transfer(M from, M to) {
        if (!from.groups().equals(to.groups())) {
            return false;
        }
        Place<?> places = ((Member) from).takePlaces();
        if (places == null) {
            return false;
        }
        for (Place<?> place = places; place != null; place = place.next) {
            ((Place<M>) place).member = to;
        }
        ((Member) to).places = places;
        return true;
    }

    private Place<M> placeIn(Object name, M member, @Nullable Place<?> next) {
        while (true) {
            Group<M> group = groups.get(name);
            if (group == null) {
                group = groups.computeIfAbsent(name, Group::new);
            }
            Place<M> place = new Place<>(member, group, next);
            if (group.add(place)) {
                return place;
            }
            // It has been closed since it was looked up, and may still stand in the way.
            groups.remove(name, group);
        }
    }

    /** Removes the member, itself and no other of its id, from its groups; a second time does nothing. */
    public void unlink(Member member) {
        for (Place<?> place = member.takePlaces(); place != null; place = place.next) {
            if (place.leave()) {
                groups.remove(place.group.name, place.group);
            }
        }
    }

    public List<M> members(Object name) {
        Group<M> group = groups.get(name);
        return group == null ? List.of() : group.members();
    }

    public Set<Object> names() {
        return Set.copyOf(groups.keySet());
    }
}
