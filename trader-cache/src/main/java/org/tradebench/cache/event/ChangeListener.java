package org.tradebench.cache.event;

/**
 * Hears of a put: in the order in which things happened to its id, on the thread that put or on one that is telling of something else at that moment. What it throws is
 * logged and changes nothing; what it changes in the cache is told after it has returned.
 */
@FunctionalInterface
public interface ChangeListener {
    void changed(ChangeEvent event);
}
