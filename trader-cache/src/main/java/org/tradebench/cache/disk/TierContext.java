package org.tradebench.cache.disk;

import java.time.Clock;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.spi.DiskTiers.Owner;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.wire.EntryCodec;

/** Holds what a disk tier works with: settings, counters, codec and owner. */
record TierContext(
        CacheSettings settings,
        Counters counters,
        Owner owner,
        EntryCodec codec,
        RestartRule rule,
        Clock clock,
        LongSupplier nanoTime) {
    String name() {
        return settings.name();
    }

    DiskSettings disk() {
        return Objects.requireNonNull(settings.disk(), "opened for an instance with a disk tier only");
    }

    long now() {
        return nanoTime.getAsLong();
    }
}
