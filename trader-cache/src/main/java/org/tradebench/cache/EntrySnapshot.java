package org.tradebench.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Lease;

/**
 * Describes an entry as it was at one moment, for operators, disk and other members.
 *
 * @param options with the instance's defaults filled in
 * @param timeLeft until it expires; zero: never
 * @param lease taken when its value was read; checked when a copy is stored
 * @param version of a value that is shared; null: it is not
 */
public record EntrySnapshot(
        Object id,
        Object value,
        EntryOptions options,
        Set<Object> aliases,
        Instant created,
        Duration timeLeft,
        Lease lease,
        @Nullable EntryVersion version) {
    /** Returns the sharing policy, which a snapshot does not leave to the instance's default. */
    public SharingPolicy sharingPolicy() {
        return Objects.requireNonNull(options.sharingPolicy(), "a snapshot has a sharing policy");
    }

    public EntrySnapshot withLease(Lease newLease) {
        return new EntrySnapshot(id, value, options, aliases, created, timeLeft, newLease, version);
    }

    public EntrySnapshot withAliases(Set<Object> newAliases) {
        return new EntrySnapshot(id, value, options, newAliases, created, timeLeft, lease, version);
    }

    public EntrySnapshot withTimeLeft(Duration newTimeLeft) {
        return new EntrySnapshot(id, value, options, aliases, created, newTimeLeft, lease, version);
    }
}
