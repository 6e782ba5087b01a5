package org.tradebench.cache.store;

import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.spi.EntrySnapshot;
import org.tradebench.cache.statistics.Counters;

/** Makes entries. */
final class Entries {

    private final Times times;
    private final Defaults defaults;
    private final Counters counters;

    Entries(Times times, Defaults defaults, Counters counters) {
        this.times = times;
        this.defaults = defaults;
        this.counters = counters;
    }

    /** Of what the application has put. */
    CacheEntry make(Object id, Object value, EntryOptions options, Lease lease) {
        EntryOptions complete = defaults.complete(options);
        return make(id, value, complete, lease, times.wallMillis(), times.after(complete.timeToLive()));
    }

    /** Of what was on disk or came from another member, which has lived for a while. */
    CacheEntry make(EntrySnapshot snapshot, Lease lease) {
        return make(
                snapshot.id(),
                snapshot.value(),
                defaults.complete(snapshot.options()),
                lease,
                snapshot.created().toEpochMilli(),
                times.after(snapshot.timeLeft()));
    }

    private CacheEntry make(Object id, Object value, EntryOptions options, Lease lease, long created, long expiresAt) {
        return new CacheEntry(id, value, options, lease, created, expiresAt, counters.hits(options.template()), times);
    }
}
