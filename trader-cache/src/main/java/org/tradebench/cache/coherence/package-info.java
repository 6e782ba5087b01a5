/**
 * Why no cache keeps a value that is older than the database: leases, tombstones, positions, floors. Pure state and rules: no clock, no thread, no network.
 * What may never come in: how messages travel, how entries are kept.
 */
@NullMarked
package org.tradebench.cache.coherence;

import org.jspecify.annotations.NullMarked;
