package org.tradebench.cache.store;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/** Checks the arguments of calls from applications; rejects an invalid one in one line. */
final class ArgumentChecks {
    private ArgumentChecks() {}

    static Object id(@Nullable Object id) {
        if (id == null) {
            throw new IllegalArgumentException("id is null; expected any other object with equals and hashCode");
        }
        return id;
    }

    static Object value(@Nullable Object value) {
        if (value == null) {
            throw new IllegalArgumentException("value is null; a missing value is left out of the cache instead");
        }
        return value;
    }

    static <T> T given(@Nullable T argument, String name) {
        if (argument == null) {
            throw new IllegalArgumentException(name + " is null");
        }
        return argument;
    }

    static EntryOptions options(
            int priority, int timeToLive, int inactivityTime, int sharingPolicy, Object @Nullable [] dependencyIds) {
        return new EntryOptions(
                priority(priority),
                seconds(timeToLive, "time to live"),
                seconds(inactivityTime, "inactivity time"),
                SharingPolicy.of(sharingPolicy),
                dependencyIds == null ? Set.of() : names(dependencyIds, "dependency id"),
                "",
                true);
    }

    static int priority(int priority) {
        if (priority < 0 || priority > EntryOptions.MAX_PRIORITY) {
            throw new IllegalArgumentException("priority is " + priority + "; it may be 0 to 16");
        }
        return priority;
    }

    /** Converts seconds, of which 0 and -1 are for ever. */
    static Duration seconds(int seconds, String name) {
        if (seconds < -1) {
            throw new IllegalArgumentException(
                    name + " is " + seconds + "; it may be seconds, or 0 or -1 for no limit");
        }
        return Duration.ofSeconds(Math.max(0, seconds));
    }

    static Set<Object> names(Object[] names, String what) {
        Set<Object> all = new LinkedHashSet<>();
        for (Object name : names) {
            all.add(given(name, what));
        }
        return all;
    }

    static int count(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("number of entries is " + count + "; it may be 0 or more");
        }
        return count;
    }
}
