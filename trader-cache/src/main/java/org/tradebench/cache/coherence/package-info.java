/**
 * Keeps values that are older than the database out of every cache: leases (version vectors, see {@link org.tradebench.cache.coherence.Lease}), tombstones,
 * positions, floors. Pure state and rules: no clock, no thread, no network. Out of scope: how messages travel, how entries are kept.
 */
@NullMarked
package org.tradebench.cache.coherence;

import org.jspecify.annotations.NullMarked;
