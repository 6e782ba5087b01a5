package org.tradebench.cache.event;

/** Hears of a removed entry, on the thread that removed it. What it throws is logged and changes nothing. */
@FunctionalInterface
public interface InvalidationListener {
    void invalidated(InvalidationEvent event);
}
