package org.tradebench.cache.event;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An entry is gone.
 *
 * @param id of the entry; {@code "*"} when the whole cache was cleared
 * @param value what it held; null when the whole cache was cleared or the value was on disk only
 */
public record InvalidationEvent(
        Object id,
        @Nullable Object value,
        InvalidationCause cause,
        EventSource source,
        String cacheName,
        Instant time) {}
