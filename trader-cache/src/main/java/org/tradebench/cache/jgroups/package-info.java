/**
 * Carries the messages of a cluster over JGroups: channel, discovery, secret and TLS. Out of scope: what the messages mean, caches and entries.
 */
@NullMarked
package org.tradebench.cache.jgroups;

import org.jspecify.annotations.NullMarked;
