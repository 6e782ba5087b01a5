/**
 * Defines what an application uses. A {@link org.tradebench.cache.CacheInstance} is a named, independent cache, a {@link org.tradebench.cache.DistributedMap}
 * is its view as a map. Out of scope: an implementation, and anything specific to what is cached.
 */
@NullMarked
package org.tradebench.cache;

import org.jspecify.annotations.NullMarked;
