package org.tradebench.cache.store;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Set;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.statistics.Counters;

/** Creates entries of the cache with their limits of time and the instance's defaults. */
record EntryFactory(CacheClock times, Defaults defaults, Counters counters) {
    /** Creates the entry of a put by the application. */
    CacheEntry make(Object id, Object value, EntryOptions options, Lease lease) {
        return make(id, value, options, lease, times.wallMillis(), times.after(options.timeToLive()));
    }

    /** Creates an entry that was on disk or came from another member; it keeps its time of creation and the time that it has left. */
    CacheEntry make(EntrySnapshot snapshot, Lease lease) {
        CacheEntry entry = make(
                snapshot.id(),
                snapshot.value(),
                snapshot.options(),
                lease,
                snapshot.created().toEpochMilli(),
                times.after(snapshot.timeLeft()));
        entry.setVersion(snapshot.version());
        return entry;
    }

    private CacheEntry make(Object id, Object value, EntryOptions options, Lease lease, long created, long expiresAt) {
        return new CacheEntry(
                id,
                value,
                options,
                defaults.ofPlainPuts(),
                lease,
                created,
                expiresAt,
                counters.hits(options.template()),
                times);
    }

    /** Holds the defaults of entries: at first the instance's settings, then what the application has set on the map. */
    static final class Defaults {
        private volatile EntryOptions ofPlainPuts;

        Defaults(CacheSettings settings) {
            this.ofPlainPuts = new EntryOptions(
                    settings.priority(),
                    settings.timeToLive(),
                    Duration.ZERO,
                    settings.sharingPolicy(),
                    Set.of(),
                    "",
                    true);
        }

        EntryOptions ofPlainPuts() {
            return ofPlainPuts;
        }

        SharingPolicy sharingPolicy() {
            return requireNonNull(ofPlainPuts.sharingPolicy(), "a default");
        }

        synchronized void setSharingPolicy(SharingPolicy policy) {
            ofPlainPuts = ofPlainPuts.withSharingPolicy(policy);
        }

        synchronized void setTimeToLive(Duration timeToLive) {
            ofPlainPuts = ofPlainPuts.withTimeToLive(timeToLive);
        }

        synchronized void setPriority(int priority) {
            ofPlainPuts = ofPlainPuts.withPriority(priority);
        }
    }
}
