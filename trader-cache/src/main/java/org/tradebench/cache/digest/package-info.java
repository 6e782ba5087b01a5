/** Condenses entries to numbers that are the same on every member with the same entries. Out of scope: who compares them. */
@NullMarked
package org.tradebench.cache.digest;

import org.jspecify.annotations.NullMarked;
