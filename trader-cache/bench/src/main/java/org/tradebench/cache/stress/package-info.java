/**
 * Looks for orders of events that only a compiler or a processor takes, with jcstress: each test has two threads do one thing each, millions of times, and says which results
 * are allowed. What may never come in: a result that depends on time, or a test of something that the cache does not promise.
 */
@NullMarked
package org.tradebench.cache.stress;

import org.jspecify.annotations.NullMarked;
