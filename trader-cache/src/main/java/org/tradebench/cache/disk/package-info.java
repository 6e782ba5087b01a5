/**
 * Keeps entries that memory had no room for in one file of an embedded store. A cache, not a database: whatever goes wrong with the file, the entries on it are
 * given up. Out of scope: memory, the cluster, anything that must not be lost.
 */
@NullMarked
package org.tradebench.cache.disk;

import org.jspecify.annotations.NullMarked;
