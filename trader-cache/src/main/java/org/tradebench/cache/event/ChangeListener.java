package org.tradebench.cache.event;

/** Hears of a put, on the thread that put. What it throws is logged and changes nothing. */
@FunctionalInterface
public interface ChangeListener {
    void changed(ChangeEvent event);
}
