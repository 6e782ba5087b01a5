/**
 * Searches, with jcstress, for reorderings by the compiler or the processor: each test has two threads do one thing each, millions of times, and declares which
 * results are allowed. Out of scope: a result that depends on time, or a test of something that the cache does not promise.
 */
@NullMarked
package org.tradebench.cache.stress;

import org.jspecify.annotations.NullMarked;
