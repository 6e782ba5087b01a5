package org.tradebench.load.cli.option;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;
import picocli.CommandLine.Option;

/** Describes the application's cache. */
public final class CacheOptions {
    @Option(
            names = "--cache-size",
            paramLabel = "N",
            converter = BoundedNumber.CacheEntries.class,
            description = "Entries that the cache holds in memory (default: " + Caching.STANDARD_ENTRIES + ").")
    private @Nullable Integer entries;

    @Option(
            names = "--eviction",
            paramLabel = "WORD",
            converter = EnumConverter.OfEviction.class,
            description = "Eviction: w-tinylfu, lru or random (default: w-tinylfu).")
    private @Nullable Eviction eviction;

    @Option(
            names = "--sharing",
            paramLabel = "WORD",
            converter = EnumConverter.OfSharing.class,
            description = "Sharing with other servers of a cluster (CACHE_CLUSTER): not-shared, push, pull or "
                    + "push-pull (default: not-shared).")
    private @Nullable Sharing sharing;

    @Option(names = "--cache-disk", description = "Offload evicted entries to disk.")
    private boolean disk;

    /** Returns whether any option of the cache was given. */
    public boolean given() {
        return entries != null || eviction != null || sharing != null || disk;
    }

    /** Returns the cache with this mode, with defaults for options that were not given. Options of a cache are refused with the mode none. */
    public Caching with(CachingMode mode) {
        return over(Caching.NONE, mode);
    }

    /** Returns the caching of the given options; options that were not given are those of {@code base}. */
    public Caching over(Caching base, CachingMode mode) {
        if (mode == CachingMode.NONE) {
            if (given()) {
                throw Failure.usage("--cache-size, --eviction, --sharing and --cache-disk: "
                        + "expected with --caching " + CachingMode.CACHING + " only");
            }
            return Caching.NONE;
        }
        return new Caching(
                mode,
                entries == null ? base.entries() : entries,
                eviction == null ? base.eviction() : eviction,
                sharing == null ? base.sharing() : sharing,
                disk || base.disk());
    }
}
