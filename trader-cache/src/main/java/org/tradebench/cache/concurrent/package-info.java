/**
 * Offers concurrent building blocks that several packages share: one run for callers who want the same at once, and an index of groups. They know nothing but
 * the JDK. What may never come in: anything that knows what is cached.
 */
@NullMarked
package org.tradebench.cache.concurrent;

import org.jspecify.annotations.NullMarked;
