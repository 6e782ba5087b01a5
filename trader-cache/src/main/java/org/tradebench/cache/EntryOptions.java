package org.tradebench.cache;

import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds everything about an entry except its id and its value. Immutable.
 *
 * @param priority 0 to 16, the longer kept the higher; -1: the instance's default
 * @param timeToLive how long the entry may be served; zero: for ever
 * @param inactivity how long the entry may stay without a hit; zero: for ever
 * @param sharingPolicy null for the instance's default
 * @param dependencyIds the groups that the entry belongs to; they share one name space with the ids
 * @param template the command or page that made the entry, for statistics; "" for none
 * @param persistToDisk whether the entry may go to disk when memory is full
 */
public record EntryOptions(
        int priority,
        Duration timeToLive,
        Duration inactivity,
        @Nullable SharingPolicy sharingPolicy,
        Set<Object> dependencyIds,
        String template,
        boolean persistToDisk) {
    public static final int MAX_PRIORITY = 16;

    /** Leaves everything to the instance's defaults: no groups, no limits of time. */
    public static final EntryOptions DEFAULT =
            new EntryOptions(-1, Duration.ZERO, Duration.ZERO, null, Set.of(), "", true);

    /**
     * @throws IllegalArgumentException for a priority beyond 16 or a negative time
     */
    public EntryOptions {
        if (priority < -1 || priority > MAX_PRIORITY) {
            throw new IllegalArgumentException(
                    "priority is " + priority + "; it may be 0 to 16, or -1 for the instance's default");
        }
        if (timeToLive.isNegative() || inactivity.isNegative()) {
            throw new IllegalArgumentException("time to live is " + timeToLive + " and inactivity " + inactivity
                    + "; neither may be negative, zero is for ever");
        }
        dependencyIds = Set.copyOf(dependencyIds);
    }

    public EntryOptions withPriority(int newPriority) {
        return new EntryOptions(
                newPriority, timeToLive, inactivity, sharingPolicy, dependencyIds, template, persistToDisk);
    }

    public EntryOptions withTimeToLive(Duration newTimeToLive) {
        return new EntryOptions(
                priority, newTimeToLive, inactivity, sharingPolicy, dependencyIds, template, persistToDisk);
    }

    public EntryOptions withInactivity(Duration newInactivity) {
        return new EntryOptions(
                priority, timeToLive, newInactivity, sharingPolicy, dependencyIds, template, persistToDisk);
    }

    public EntryOptions withSharingPolicy(@Nullable SharingPolicy newSharingPolicy) {
        return new EntryOptions(
                priority, timeToLive, inactivity, newSharingPolicy, dependencyIds, template, persistToDisk);
    }

    public EntryOptions withDependencyIds(Set<?> newDependencyIds) {
        return new EntryOptions(
                priority, timeToLive, inactivity, sharingPolicy, Set.copyOf(newDependencyIds), template, persistToDisk);
    }

    public EntryOptions withTemplate(String newTemplate) {
        return new EntryOptions(
                priority, timeToLive, inactivity, sharingPolicy, dependencyIds, newTemplate, persistToDisk);
    }

    public EntryOptions withPersistToDisk(boolean newPersistToDisk) {
        return new EntryOptions(
                priority, timeToLive, inactivity, sharingPolicy, dependencyIds, template, newPersistToDisk);
    }
}
