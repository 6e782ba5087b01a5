/**
 * Offers concurrent building blocks: one run for callers who want the same at once, an index of groups, locks by stripes, a log of hits. They know nothing but
 * the JDK. Out of scope: anything that knows what is cached.
 */
@NullMarked
package org.tradebench.cache.concurrent;

import org.jspecify.annotations.NullMarked;
