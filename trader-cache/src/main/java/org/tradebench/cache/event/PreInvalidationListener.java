package org.tradebench.cache.event;

/** Decides on an explicit invalidation, a clear, an eviction or a remote invalidation beforehand. What it throws counts as consent. */
@FunctionalInterface
public interface PreInvalidationListener {
    /** @return false to keep the entry */
    boolean shouldInvalidate(Object id, EventSource source, InvalidationCause cause);
}
