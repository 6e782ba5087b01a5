package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.event.InvalidationCause;

/**
 * Reports to the cluster what a cache instance does, and requests entries from it. Thread safe; only {@link #flush}, {@link #ask} and {@link #announce} may
 * block.
 */
public interface Replication {
    Replication NONE = new Replication() {
        @Override
        public void stored(EntrySnapshot entry, boolean replaced) {}

        @Override
        public Optional<EntrySnapshot> ask(Object id, SharingPolicy policy) {
            return Optional.empty();
        }

        @Override
        public void invalidated(long number, Set<Object> names, InvalidationCause cause) {}

        @Override
        public void flush() {}

        @Override
        public void aliased(Object id, Set<Object> aliases, boolean added) {}

        @Override
        public AnnouncedUpdate announce(Set<Object> names) {
            return () -> {};
        }
    };

    /** Reports that the application has put an entry here; its options name the sharing policy. Promotions and entries from other members are not reported. */
    void stored(EntrySnapshot entry, boolean replaced);

    /** Asks, after a miss in memory and on disk, for another member's entry if the policy allows it. The caller stores it under its lease. */
    Optional<EntrySnapshot> ask(Object id, SharingPolicy policy);

    /**
     * Reports an invalidation by this member; called in the order of the numbers, with the instance's invalidations locked.
     *
     * @param names empty: everything
     */
    void invalidated(long number, Set<Object> names, InvalidationCause cause);

    /**
     * Sends at once what is queued, and returns when every member of the view has confirmed the invalidations, or left.
     *
     * @throws UnconfirmedException when a member has not confirmed in time
     */
    void flush();

    /** Reports that the application has added aliases to a shared entry, or removed them. */
    void aliased(Object id, Set<Object> aliases, boolean added);

    /**
     * Returns the check whether the instance may answer from memory now: it may not while it may lack invalidations of other members. Empty: it always may.
     */
    default Optional<BooleanSupplier> freshness() {
        return Optional.empty();
    }

    /**
     * Announces an update as {@link org.tradebench.cache.DistributedMap#announce} does.
     *
     * @param names not empty
     * @throws UnconfirmedException when a member has not confirmed in time; the update is closed then
     */
    AnnouncedUpdate announce(Set<Object> names);
}
