/**
 * Carries the messages of a cluster over JGroups: channel, discovery, secret and TLS. What may never come in: what the messages mean, caches and entries.
 */
@NullMarked
package org.tradebench.cache.jgroups;

import org.jspecify.annotations.NullMarked;
