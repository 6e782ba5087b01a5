package org.tradebench.cache.store;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Set;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/** Holds what applies to entries that do not say: at first the instance's settings, then what the application has set on the map. */
final class Defaults {
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
