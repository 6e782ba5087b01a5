/**
 * How cache instances of the same name on several members tell each other what they do: messages, batches, sharing policies, views, and the transport
 * below them. What may never come in: the rules of coherence themselves, how entries are kept, what is cached.
 */
@NullMarked
package org.tradebench.cache.cluster;

import org.jspecify.annotations.NullMarked;
