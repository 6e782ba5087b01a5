package org.tradebench.cache.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the members of a group by the group's name, while any number of threads add and remove members. Only one at a time may do so for the same member. To add a member
 * where it is already costs a look, and removing one takes the same short time however large its group is.
 *
 * @param <M> what belongs to groups, compared by {@code equals}
 */
public final class GroupIndex<M> {
    /** A group that has had two members. */
    private static final class Several<M> {
        private final Set<M> all = ConcurrentHashMap.newKeySet();

        Several<M> with(M member) {
            all.add(member);
            return this;
        }

        @Nullable
        Several<M> without(M member) {
            all.remove(member);
            return all.isEmpty() ? null : this;
        }
    }

    /** By name: the only member, or several. Many groups have one, and a set would be larger than the member. */
    private final ConcurrentMap<Object, Object> groups = new ConcurrentHashMap<>();

    /** Adds the member to these groups. */
    public void add(M member, Set<Object> names) {
        for (Object name : names) {
            if (!contains(groups.get(name), member)) {
                groups.compute(
                        name,
                        (same, group) -> group == null ? member : several(group).with(member));
            }
        }
    }

    private boolean contains(@Nullable Object group, M member) {
        return group instanceof Several<?> several ? several.all.contains(member) : member.equals(group);
    }

    @SuppressWarnings("unchecked") // Only members and sets of them are put there.
    private Several<M> several(Object group) {
        return group instanceof Several<?> several ? (Several<M>) several : new Several<M>().with((M) group);
    }

    /** Removes the member from a group, if it is there. */
    public void remove(M member, Object name) {
        groups.computeIfPresent(name, (same, group) -> without(group, member));
    }

    private @Nullable Object without(Object group, M member) {
        if (group instanceof Several<?>) {
            return several(group).without(member);
        }
        return group.equals(member) ? null : group;
    }

    /** Returns the members of a group, a view: with all that are there throughout, and perhaps some that come or go while the caller looks at them. */
    public Collection<M> members(Object name) {
        Object group = groups.get(name);
        return group == null ? List.of() : membersOf(group);
    }

    @SuppressWarnings("unchecked") // What is no set is a member.
    private Collection<M> membersOf(Object group) {
        return group instanceof Several<?> ? several(group).all : List.of((M) group);
    }

    /** Returns the names of the groups that have a member. */
    public Set<Object> names() {
        return Set.copyOf(groups.keySet());
    }
}
