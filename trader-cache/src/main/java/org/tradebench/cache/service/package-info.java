/** Assembles cache instances and keeps them: memory, disk, cluster, the sweep. Out of scope: a rule of caching. */
@NullMarked
package org.tradebench.cache.service;

import org.jspecify.annotations.NullMarked;
