/**
 * Separates the parts of a cache instance: its memory, its disk, its cluster. Each part knows these interfaces and none of the others. Out of scope: an
 * implementation.
 */
@NullMarked
package org.tradebench.cache.spi;

import org.jspecify.annotations.NullMarked;
