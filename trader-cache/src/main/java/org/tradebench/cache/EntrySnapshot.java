package org.tradebench.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Set;
import org.tradebench.cache.coherence.Lease;

/**
 * An entry as it was at one moment: what is shown to an operator, written to disk, sent to another member.
 *
 * @param options with the instance's defaults filled in
 * @param timeLeft until it expires; zero: never
 * @param lease what was known when its value was read: whoever stores a copy asks with it
 */
public record EntrySnapshot(
        Object id,
        Object value,
        EntryOptions options,
        Set<Object> aliases,
        Instant created,
        Duration timeLeft,
        Lease lease) {
    /** The sharing policy of the entry: a snapshot leaves none to the instance's default. */
    public SharingPolicy sharingPolicy() {
        return Objects.requireNonNull(options.sharingPolicy(), "a snapshot has a sharing policy");
    }

    /** The same entry, known to stand under another lease. */
    public EntrySnapshot withLease(Lease newLease) {
        return new EntrySnapshot(id, value, options, aliases, created, timeLeft, newLease);
    }
}
