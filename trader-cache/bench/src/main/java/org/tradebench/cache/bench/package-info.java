/**
 * How fast the cache is beside other caches and beside what it stands on. What may never come in: an assertion about time, or a figure that was not measured
 * in the same run as the one it is compared with.
 */
package org.tradebench.cache.bench;
