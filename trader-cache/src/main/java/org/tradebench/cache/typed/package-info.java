/**
 * Offers a cache instance with typed keys and values, in the manner of Caffeine. What may never come in: how anything is stored or invalidated, which is the
 * instance's business.
 */
@NullMarked
package org.tradebench.cache.typed;

import org.jspecify.annotations.NullMarked;
