package org.tradebench.cache;

import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.InvalidationListener;
import org.tradebench.cache.event.PreInvalidationListener;

/**
 * Offers a cache instance as a map, after WebSphere's interface of this name. Ids and values are never null ({@link IllegalArgumentException}); values should
 * be immutable, since they are served by reference. Sizes and views show what is in memory, and iterating a view counts as reading. No iteration throws {@link
 * java.util.ConcurrentModificationException}.
 *
 * <p>A value that was read from a database may be stale by the time it is put: take a {@link #lease()} before the read and {@link #fill} with it, or let {@link
 * #get(Object, Function, EntryOptions)} do both. A plain {@code put} trusts the caller.
 *
 * <p>The operations that depend on what is there ({@code putIfAbsent}, {@code replace}, {@code remove} of a value, {@code compute}, {@code merge}) are atomic on
 * this member: no change of the id comes between. They are puts and invalidations for the others, and no lock over the cluster.
 */
public interface DistributedMap extends ConcurrentMap<Object, Object> {
    /** @return the old value; null when there was none */
    @Nullable
    Object put(Object id, Object value, EntryOptions options);

    /**
     * @param priority 0 to 16
     * @param timeToLive seconds; 0 or -1: for ever
     * @param sharingPolicy 1 to 4, see {@link SharingPolicy#of(int)}
     * @param dependencyIds null for none
     * @return the old value; null when there was none
     */
    @Nullable
    Object put(
            Object id,
            Object value,
            int priority,
            int timeToLive,
            int sharingPolicy,
            Object @Nullable [] dependencyIds);

    /**
     * @param inactivityTime seconds; 0 or -1: for ever
     * @return the old value; null when there was none
     */
    @Nullable
    Object put(
            Object id,
            Object value,
            int priority,
            int timeToLive,
            int inactivityTime,
            int sharingPolicy,
            Object @Nullable [] dependencyIds);

    /** Returns what {@link #get(Object)} does, by the sharing policy of these options; a miss is counted for their template, too. */
    @Nullable
    Object get(Object id, EntryOptions options);

    /**
     * Records which invalidations of the cluster are known now; to be taken before the database is read, and before the transaction that reads it. Within a
     * transaction, if the service can detect that, nothing is filled under the lease.
     */
    Lease lease();

    /**
     * Puts a value that was read after {@code lease} was taken, unless an invalidation has overtaken the read.
     *
     * @return false when it was refused: the value may be returned to the caller, but it is not cached
     */
    boolean fill(Object id, Object value, EntryOptions options, Lease lease);

    /**
     * Returns the cached value, or the source's, which is then cached. Callers that miss the same id together wait for one call of the source, unless single
     * flight is off. What the source throws reaches the caller, and nothing is cached; a null is returned and not cached.
     */
    @Nullable
    Object get(Object id, Function<Object, Object> source, EntryOptions options);

    /**
     * Returns what {@link #get(Object, Function, EntryOptions)} does, for entries whose groups depend on their values. A caller that waits for another's call
     * of the source takes the value only if it was cached: otherwise its groups may have been invalidated before this caller came.
     *
     * @param options of an entry, by its id and value; called once the source has answered
     */
    @Nullable
    Object get(Object id, Function<Object, Object> source, BiFunction<Object, Object, EntryOptions> options);

    /** Invalidates and waits, as {@link #invalidate(Object, boolean)} does. */
    void invalidate(Object name);

    /**
     * Removes the entry of this id and every entry of the group of this name, on every member.
     *
     * @param wait true: returns when every member of the view has confirmed; false: the message goes out with the next batch
     */
    void invalidate(Object name, boolean wait);

    /** Invalidates several names in one message, see {@link #invalidate(Object, boolean)}. */
    void invalidateAll(Set<?> names, boolean wait);

    /**
     * Announces an update whose old values must not be served after its commit: every member removes the entries of these ids and groups now, and refuses fills
     * of them, but not plain puts, until the update is closed or this member is lost. The caller invalidates the names after the commit, then closes. Costs a
     * round trip; does nothing without a cluster.
     *
     * @param names one or more
     * @throws UnconfirmedException when a member has not confirmed in time; the update should then not be committed, or not rely on more than an invalidation
     */
    AnnouncedUpdate announce(Set<?> names);

    /** Empties memory and disk on every member. */
    @Override
    void clear();

    /** Empties this member's memory only, and its disk if {@code clearDisk}; otherwise memory goes to disk first. */
    void clearMemory(boolean clearDisk);

    int size(boolean includeDisk);

    boolean containsKey(Object id, boolean includeDisk);

    Set<Object> keySet(boolean includeDisk);

    /** @throws IllegalArgumentException when there is no entry of this id */
    void addAlias(Object id, Object[] aliases);

    void removeAlias(Object alias);

    /** Sets what plain puts and gets use from now on. */
    void setSharingPolicy(SharingPolicy policy);

    SharingPolicy getSharingPolicy();

    /** @param seconds what plain puts use from now on; 0 or -1: for ever */
    void setTimeToLive(int seconds);

    /** @param priority what plain puts use from now on, 0 to 16 */
    void setPriority(int priority);

    /** Evicts up to {@code count} entries now. */
    void releaseLruEntries(int count);

    /**
     * Accepts listeners only while this is on.
     *
     * @return true, as in the original
     */
    boolean enableListener(boolean enable);

    /** @return false while listeners are not enabled */
    boolean addInvalidationListener(InvalidationListener listener);

    boolean removeInvalidationListener(InvalidationListener listener);

    boolean addChangeListener(ChangeListener listener);

    boolean removeChangeListener(ChangeListener listener);

    /** Replaces the listener: an instance has one at most. */
    boolean addPreInvalidationListener(PreInvalidationListener listener);

    boolean removePreInvalidationListener(PreInvalidationListener listener);
}
