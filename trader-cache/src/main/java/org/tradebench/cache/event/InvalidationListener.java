package org.tradebench.cache.event;

/** Receives an event for each removed entry, in the same order and on the same threads as a {@link ChangeListener}. */
@FunctionalInterface
public interface InvalidationListener {
    void invalidated(InvalidationEvent event);
}
