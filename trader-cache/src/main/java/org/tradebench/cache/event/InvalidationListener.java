package org.tradebench.cache.event;

/** Hears of a removed entry, as a {@link ChangeListener} does of a put: of one id in the order in which things happened to it. */
@FunctionalInterface
public interface InvalidationListener {
    void invalidated(InvalidationEvent event);
}
