package org.tradebench.cache.event;

/** Told after an entry has gone, on the thread that removed it. What it throws is logged and changes nothing. */
@FunctionalInterface
public interface InvalidationListener {
    void invalidated(InvalidationEvent event);
}
