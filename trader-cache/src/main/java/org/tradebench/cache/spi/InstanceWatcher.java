package org.tradebench.cache.spi;

import org.tradebench.cache.CacheInstance;

/** Hears which instances there are; one call at a time. */
public interface InstanceWatcher {
    /** Reports one more, empty except for what its disk has kept. */
    void opened(CacheInstance instance);

    /** Reports one that is about to close, and is not to be held any longer. */
    void closed(CacheInstance instance);
}
