package org.tradebench.cache.event;

/** Told after a put, on the thread that put it. What it throws is logged and changes nothing. */
@FunctionalInterface
public interface ChangeListener {
    void changed(ChangeEvent event);
}
