package org.tradebench.cache.store;

import java.util.concurrent.atomic.LongAdder;
import org.tradebench.cache.EntryOptions;

/**
 * Holds what entries of one template have in common, so that each needs one reference for all of it.
 *
 * @param hits their common counter
 * @param defaults of the instance, for what an entry's options leave open
 */
record EntryTraits(LongAdder hits, EntryOptions defaults) {}
