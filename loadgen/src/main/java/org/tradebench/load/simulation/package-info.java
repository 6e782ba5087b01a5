/**
 * Predicts cache hit ratios without a server: the lookups and invalidations of the standard workload are played on instances of the cache library, the one
 * package of the harness that knows it. What may never come in: a copy of any rule of eviction, groups or sharing.
 */
@NullMarked
package org.tradebench.load.simulation;

import org.jspecify.annotations.NullMarked;
