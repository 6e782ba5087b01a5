package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.Counters;

/** Opens the disk tiers of cache instances. */
@FunctionalInterface
public interface DiskTiers {
    DiskTiers NONE = (settings, counters, owner) -> {
        throw new IllegalArgumentException(
                "cache '" + settings.name() + "' is to have a disk tier, but the cache service was built without any");
    };

    /** Is notified of entries that leave the disk by themselves. */
    @FunctionalInterface
    interface Owner {
        /**
         * Reports an entry that the owner has not removed. Must not be called with a lock held that a call of the tier needs.
         *
         * @param cause time-out, garbage collector, overflow
         */
        void dropped(Object id, InvalidationCause cause);

        /** Asks the cluster of the owner what {@link RestartRule#missed} asks: both must permit what is used. */
        default Optional<Set<Object>> missed(StoppedInstance stopped) {
            return Optional.of(Set.of());
        }
    }

    /** @param settings whose {@link CacheSettings#disk()} is not null */
    DiskTier open(CacheSettings settings, Counters counters, Owner owner);
}
