package org.tradebench.cache.event;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reports that an entry is gone.
 *
 * @param id {@code "*"} when the whole cache was cleared
 * @param value null when the whole cache was cleared or the value was on disk only
 */
public record InvalidationEvent(
        Object id,
        @Nullable Object value,
        InvalidationCause cause,
        EventSource source,
        String cacheName,
        Instant time) {}
