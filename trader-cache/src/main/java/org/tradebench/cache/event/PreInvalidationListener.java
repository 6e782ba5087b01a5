package org.tradebench.cache.event;

/** Asked before an explicit invalidation, a clear, an eviction or a remote invalidation. What it throws counts as yes. */
@FunctionalInterface
public interface PreInvalidationListener {
    /** @return false to keep the entry */
    boolean shouldInvalidate(Object id, EventSource source, InvalidationCause cause);
}
