/**
 * Lets cache instances of the same name on several members exchange messages, batches, sharing policies and views over a transport. Out of scope: the rules of
 * coherence themselves, how entries are kept, what is cached.
 */
@NullMarked
package org.tradebench.cache.cluster;

import org.jspecify.annotations.NullMarked;
