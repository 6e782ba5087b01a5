package org.tradebench.cache.disk;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Describes an entry for the next start, which then need not read the entries.
 *
 * @param key of the entry's record in the file
 * @param expires on the wall clock
 * @param inactivity zero: for ever
 * @param bytes of the entry's record
 */
record IndexRecord(
        long key,
        Object id,
        Set<Object> groups,
        Set<Object> aliases,
        Instant created,
        Optional<Instant> expires,
        Duration inactivity,
        int bytes) {
    List<Object> toValue() {
        return List.of(key, id, groups, aliases, created, expires, inactivity, bytes);
    }

    /** @throws RuntimeException when it is none */
    static IndexRecord of(Object value) {
        List<?> fields = (List<?>) value;
        return new IndexRecord(
                (Long) fields.get(0),
                fields.get(1),
                Set.copyOf((Set<?>) fields.get(2)),
                Set.copyOf((Set<?>) fields.get(3)),
                (Instant) fields.get(4),
                ((Optional<?>) fields.get(5)).map(Instant.class::cast),
                (Duration) fields.get(6),
                (Integer) fields.get(7));
    }
}
