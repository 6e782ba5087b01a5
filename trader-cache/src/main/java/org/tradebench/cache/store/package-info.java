/**
 * Keeps one cache instance in the memory of one member: the table of entries and its eviction, groups, aliases, deadlines, single flight, events. Out of scope:
 * how bytes reach a disk or another member, which go through {@link org.tradebench.cache.spi}.
 */
@NullMarked
package org.tradebench.cache.store;

import org.jspecify.annotations.NullMarked;
