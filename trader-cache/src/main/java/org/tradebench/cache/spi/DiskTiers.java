package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.Counters;

/** Opens the disk tiers of cache instances. */
@FunctionalInterface
public interface DiskTiers {
    /** For instances that must do without. */
    DiskTiers NONE = (settings, counters, owner) -> {
        throw new IllegalArgumentException(
                "cache '" + settings.name() + "' is to have a disk tier, but the cache service was built without any");
    };

    /** Is told what leaves the disk by itself. */
    @FunctionalInterface
    interface Owner {
        /**
         * Not for what the owner has removed. Must not be called with a lock held that a call of the tier's needs.
         *
         * @param cause of the disk's: time-out, garbage collector, overflow
         */
        void gone(Object id, InvalidationCause cause);

        /** What {@link RestartRule#missed} asks, asked of the cluster that the owner is a member of: what is used must be permitted by both. */
        default Optional<Set<Object>> missed(StoppedInstance stopped) {
            return Optional.of(Set.of());
        }
    }

    /** @param settings whose {@link CacheSettings#disk()} is not null */
    DiskTier open(CacheSettings settings, Counters counters, Owner owner);
}
