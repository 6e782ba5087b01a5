/** Condenses entries to numbers that are the same on every member that has the same. What may never come in: who compares them. */
@NullMarked
package org.tradebench.cache.digest;

import org.jspecify.annotations.NullMarked;
