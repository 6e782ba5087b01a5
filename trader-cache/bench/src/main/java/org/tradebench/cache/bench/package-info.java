/**
 * Compares the speed of the cache with that of other caches and of the libraries it uses. Out of scope: an assertion about time, or a result that was not
 * measured in the same run as the one it is compared with.
 */
package org.tradebench.cache.bench;
