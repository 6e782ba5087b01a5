package org.tradebench.cache.spi;

import org.tradebench.cache.CacheInstance;

/** Is told which instances there are; one call at a time. */
public interface InstanceWatcher {
    /** There is one more, empty but for what its disk has kept. */
    void opened(CacheInstance instance);

    /** It is about to close, and is not to be held any longer. */
    void closed(CacheInstance instance);
}
