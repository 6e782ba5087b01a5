package org.tradebench.cache.store;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.UnaryOperator;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.statistics.Counters;

/** Creates entries of the cache with their limits of time and the instance's defaults. */
record EntryFactory(CacheClock times, Defaults defaults) {
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
                id, value, options, defaults.traits(options.template()), lease, created, expiresAt, times);
    }

    /** Holds the defaults of entries: at first the instance's settings, then what the application has set on the map. */
    static final class Defaults {
        /**
         * @param plain of entries without a template
         * @param templates of the others, made when needed
         */
        private record TraitsByTemplate(EntryTraits plain, ConcurrentMap<String, EntryTraits> templates) {
            TraitsByTemplate(LongAdder hits, EntryOptions defaults) {
                this(new EntryTraits(hits, defaults), new ConcurrentHashMap<>());
            }
        }

        private final Counters counters;

        /** Replaced as a whole when a default changes. */
        private volatile TraitsByTemplate traits;

        Defaults(CacheSettings settings, Counters counters) {
            this.counters = counters;
            this.traits = new TraitsByTemplate(
                    counters.hits(""),
                    new EntryOptions(
                            settings.priority(),
                            settings.timeToLive(),
                            Duration.ZERO,
                            settings.sharingPolicy(),
                            Set.of(),
                            "",
                            true));
        }

        EntryOptions ofPlainPuts() {
            return traits.plain.defaults();
        }

        /** Returns the traits of entries that are put now with this template. */
        EntryTraits traits(String template) {
            TraitsByTemplate now = traits;
            if (template.isEmpty()) {
                return now.plain;
            }
            EntryTraits known = now.templates.get(template);
            return known != null
                    ? known
                    : now.templates.computeIfAbsent(
                            template, added -> new EntryTraits(counters.hits(added), now.plain.defaults()));
        }

        SharingPolicy sharingPolicy() {
            return requireNonNull(ofPlainPuts().sharingPolicy(), "a default");
        }

        void setSharingPolicy(SharingPolicy policy) {
            change(options -> options.withSharingPolicy(policy));
        }

        void setTimeToLive(Duration timeToLive) {
            change(options -> options.withTimeToLive(timeToLive));
        }

        void setPriority(int priority) {
            change(options -> options.withPriority(priority));
        }

        private synchronized void change(UnaryOperator<EntryOptions> change) {
            traits = new TraitsByTemplate(traits.plain.hits(), change.apply(ofPlainPuts()));
        }
    }
}
