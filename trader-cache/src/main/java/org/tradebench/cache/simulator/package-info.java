/**
 * Predicts what a cache would do: the production classes, fed with a trace of lookups and invalidations instead of a server. What may never come in: what
 * the trace is about, and a copy of any rule of eviction, groups or sharing.
 */
@NullMarked
package org.tradebench.cache.simulator;

import org.jspecify.annotations.NullMarked;
