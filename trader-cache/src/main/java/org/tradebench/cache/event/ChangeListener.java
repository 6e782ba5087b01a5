package org.tradebench.cache.event;

/**
 * Receives an event for each put, in the order of the changes to its id, on the thread of the put or on one that is delivering another event at that moment.
 * What it throws is logged and has no effect; events of changes that it makes in the cache are delivered after it has returned.
 */
@FunctionalInterface
public interface ChangeListener {
    void changed(ChangeEvent event);
}
