/**
 * Offers cache instances as caches of JCache (JSR-107): provider, manager, caches, and what the standard asks of them. Out of scope: another way to store,
 * evict or share entries than the instance's own.
 */
@NullMarked
package org.tradebench.cache.jcache;

import org.jspecify.annotations.NullMarked;
