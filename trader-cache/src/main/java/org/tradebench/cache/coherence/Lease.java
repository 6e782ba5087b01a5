package org.tradebench.cache.coherence;

/**
 * Records which invalidations a member had applied before it read the database, as a version vector. It is no time lease: it never expires. A value is cached
 * only where every known invalidation of its id and groups is covered by its lease (the version-vector fill check). Immutable; it travels with the value.
 *
 * @param view the number of the cluster's view; 0 without a cluster
 * @param positions the invalidations of each member that had been applied
 * @param complete false while the position of a member of the view is not known: nothing can be filled under such a lease
 */
public record Lease(long view, Positions positions, boolean complete) {
    static final Lease ALONE = new Lease(0, Positions.NONE, true);

    /** Returns a lease under which nothing can be filled. */
    public Lease withoutFills() {
        return new Lease(view, positions, false);
    }
}
