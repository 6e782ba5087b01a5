/**
 * Offers a cache instance with typed keys and values, in the manner of Caffeine. Out of scope: how anything is stored or invalidated, which the instance does.
 */
@NullMarked
package org.tradebench.cache.typed;

import org.jspecify.annotations.NullMarked;
