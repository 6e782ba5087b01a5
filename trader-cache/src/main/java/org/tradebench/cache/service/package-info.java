/** Puts cache instances together and keeps them: memory, disk, cluster, the sweep. What may never come in: a rule of caching. */
package org.tradebench.cache.service;
