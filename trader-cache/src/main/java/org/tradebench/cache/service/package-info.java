/** Assembles cache instances and keeps them: memory, disk, cluster, the sweep. What may never come in: a rule of caching. */
@NullMarked
package org.tradebench.cache.service;

import org.jspecify.annotations.NullMarked;
