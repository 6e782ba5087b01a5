/** Counts per cache instance and per template. What may never come in: who shows it. */
@NullMarked
package org.tradebench.cache.statistics;

import org.jspecify.annotations.NullMarked;
