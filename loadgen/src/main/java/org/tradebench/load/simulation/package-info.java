/**
 * Predicts cache hit ratios without a server: the lookups and invalidations of the standard workload are played on instances of the cache library, which only
 * this package of the harness knows. No rule of eviction, groups or sharing may be copied here.
 */
@NullMarked
package org.tradebench.load.simulation;

import org.jspecify.annotations.NullMarked;
