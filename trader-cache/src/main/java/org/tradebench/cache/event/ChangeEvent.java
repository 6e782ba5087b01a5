package org.tradebench.cache.event;

import java.time.Instant;

/** Reports an entry that is new or has a new value. A promotion from disk is no change. */
public record ChangeEvent(
        Object id, Object value, ChangeCause cause, EventSource source, String cacheName, Instant time) {}
