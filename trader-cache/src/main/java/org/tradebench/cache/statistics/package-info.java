/** Counts the events of the cache per instance and per template. Out of scope: who shows it. */
@NullMarked
package org.tradebench.cache.statistics;

import org.jspecify.annotations.NullMarked;
