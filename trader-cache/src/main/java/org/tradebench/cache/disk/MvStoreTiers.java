package org.tradebench.cache.disk;

import java.time.Clock;
import java.util.function.LongSupplier;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.spi.DiskTiers;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.wire.EntryCodec;

/**
 * Opens disk tiers on H2's MVStore.
 *
 * @param codec of the entries; entries of an earlier start are used only if its codec had the same fingerprint
 * @param rule whether entries of an earlier start may be used
 * @param clock for limits of time over a restart
 * @param nanoTime the monotonic clock, for limits of time while it runs
 */
public record MvStoreTiers(EntryCodec codec, RestartRule rule, Clock clock, LongSupplier nanoTime)
        implements DiskTiers {
    /** Uses the machine's clocks and nothing of an earlier start. */
    public static MvStoreTiers of(EntryCodec codec) {
        return new MvStoreTiers(codec, RestartRule.DISTRUST, Clock.systemUTC(), System::nanoTime);
    }

    public MvStoreTiers with(RestartRule newRule) {
        return new MvStoreTiers(codec, newRule, clock, nanoTime);
    }

    /**
     * @throws IllegalStateException when another instance, here or in another process, uses the directory
     * @throws java.io.UncheckedIOException when the directory cannot be made or written to
     */
    @Override
    public DiskTier open(CacheSettings settings, Counters counters, Owner owner) {
        return MvStoreTier.open(new TierContext(settings, counters, owner, codec, rule, clock, nanoTime));
    }
}
