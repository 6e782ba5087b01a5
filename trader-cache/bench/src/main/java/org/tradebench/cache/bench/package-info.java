/**
 * Measures the speed of the cache beside other caches and beside the libraries it uses. What may never come in: an assertion about time, or a result that was not measured
 * in the same run as the one it is compared with.
 */
package org.tradebench.cache.bench;
