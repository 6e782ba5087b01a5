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
 * @param lastHit on the wall clock; empty where it does not matter
 */
record IndexRecord(
        long key,
        Object id,
        Set<Object> groups,
        Set<Object> aliases,
        Instant created,
        Optional<Instant> expires,
        Duration inactivity,
        int bytes,
        Optional<Instant> lastHit) {
    /** Fields that a file of an earlier release has: it does not say when an entry was last hit. */
    private static final int FIRST_FIELDS = 8;

    List<Object> toValue() {
        return List.of(key, id, groups, aliases, created, expires, inactivity, bytes, lastHit);
    }

    /** @throws RuntimeException when it is none */
    static IndexRecord of(Object value) {
        List<?> fields = (List<?>) value;
        Instant created = (Instant) fields.get(4);
        return new IndexRecord(
                (Long) fields.get(0),
                fields.get(1),
                Set.copyOf((Set<?>) fields.get(2)),
                Set.copyOf((Set<?>) fields.get(3)),
                created,
                ((Optional<?>) fields.get(5)).map(Instant.class::cast),
                (Duration) fields.get(6),
                (Integer) fields.get(7),
                fields.size() > FIRST_FIELDS
                        ? ((Optional<?>) fields.get(FIRST_FIELDS)).map(Instant.class::cast)
                        : Optional.of(created));
    }

    /** Returns how long ago it was last hit; zero where that does not matter. */
    Duration idleFor(Instant now) {
        Duration idle = lastHit.map(hit -> Duration.between(hit, now)).orElse(Duration.ZERO);
        return inactivity.isZero() || idle.isNegative() ? Duration.ZERO : idle;
    }

    boolean isInactive(Instant now) {
        return !inactivity.isZero() && idleFor(now).compareTo(inactivity) >= 0;
    }
}
