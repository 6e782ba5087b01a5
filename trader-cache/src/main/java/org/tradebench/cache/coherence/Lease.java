package org.tradebench.cache.coherence;

/**
 * What a member knew of all invalidations before it read the database: a value read under a lease may be cached wherever no later invalidation of its names
 * is known. Immutable; it may cross the wire with the value.
 *
 * @param view the number of the cluster's view; 0 without a cluster
 * @param positions the invalidations of each member that had been applied
 * @param complete false while the position of a member of the view is not known: nothing can be filled under such a lease
 */
public record Lease(long view, Positions positions, boolean complete) {

    static final Lease ALONE = new Lease(0, Positions.NONE, true);
}
