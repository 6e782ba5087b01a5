package org.tradebench.cache.spi;

import org.tradebench.cache.CacheInstance;

/** Is notified of instances that open or close; one call at a time. */
public interface InstanceWatcher {
    /** Reports an instance that has opened, empty except for what its disk has kept. */
    void opened(CacheInstance instance);

    /** Reports an instance that is about to close; the watcher must drop its references to it. */
    void closed(CacheInstance instance);
}
