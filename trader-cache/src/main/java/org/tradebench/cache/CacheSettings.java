package org.tradebench.cache;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Configures a cache instance. Immutable.
 *
 * @param name not blank
 * @param maxEntries of memory, at least {@link #MIN_ENTRIES}
 * @param priority of entries that name none, 0 to 16
 * @param timeToLive of entries put without options; zero: for ever
 * @param sharingPolicy of entries that name none
 * @param singleFlight whether callers that miss the same id together wait for one call of the source
 * @param announceEvictions whether evictions and expiries are sent to the cluster as invalidations, as DynaCache does by default
 * @param disk the tier for entries that memory has no room for; null for none
 */
public record CacheSettings(
        String name,
        int maxEntries,
        int priority,
        Duration timeToLive,
        SharingPolicy sharingPolicy,
        EvictionPolicy eviction,
        boolean singleFlight,
        boolean announceEvictions,
        @Nullable DiskSettings disk) {
    public static final int DEFAULT_ENTRIES = 2_000;
    public static final int MIN_ENTRIES = 100;

    /** @throws IllegalArgumentException names the setting, its value and the valid ones */
    public CacheSettings {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("a cache instance must have a name");
        }
        if (maxEntries < MIN_ENTRIES) {
            throw new IllegalArgumentException(
                    "entries of cache '" + name + "' is " + maxEntries + "; it may be " + MIN_ENTRIES + " or more");
        }
        if (priority < 0 || priority > EntryOptions.MAX_PRIORITY) {
            throw new IllegalArgumentException(
                    "priority of cache '" + name + "' is " + priority + "; it may be 0 to 16");
        }
        if (timeToLive.isNegative()) {
            throw new IllegalArgumentException(
                    "time to live of cache '" + name + "' is " + timeToLive + "; it may be zero (for ever) or more");
        }
    }

    /** Returns the defaults: 2,000 entries, priority 1, not shared, W-TinyLFU, single flight, no disk. */
    public static CacheSettings named(String name) {
        return new CacheSettings(
                name,
                DEFAULT_ENTRIES,
                1,
                Duration.ZERO,
                SharingPolicy.NOT_SHARED,
                EvictionPolicy.W_TINY_LFU,
                true,
                false,
                null);
    }

    public CacheSettings withName(String newName) {
        return with(draft -> draft.name = newName);
    }

    public CacheSettings withMaxEntries(int newMaxEntries) {
        return with(draft -> draft.maxEntries = newMaxEntries);
    }

    public CacheSettings withPriority(int newPriority) {
        return with(draft -> draft.priority = newPriority);
    }

    public CacheSettings withTimeToLive(Duration newTimeToLive) {
        return with(draft -> draft.timeToLive = newTimeToLive);
    }

    public CacheSettings withSharingPolicy(SharingPolicy newSharingPolicy) {
        return with(draft -> draft.sharingPolicy = newSharingPolicy);
    }

    public CacheSettings withEviction(EvictionPolicy newEviction) {
        return with(draft -> draft.eviction = newEviction);
    }

    public CacheSettings withSingleFlight(boolean newSingleFlight) {
        return with(draft -> draft.singleFlight = newSingleFlight);
    }

    public CacheSettings withAnnounceEvictions(boolean newAnnounceEvictions) {
        return with(draft -> draft.announceEvictions = newAnnounceEvictions);
    }

    public CacheSettings withDisk(@Nullable DiskSettings newDisk) {
        return with(draft -> draft.disk = newDisk);
    }

    private CacheSettings with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.settings();
    }

    /** A mutable copy for the {@code with} methods, so that each of them names only the component that it changes. */
    private static final class Draft {
        private String name;
        private int maxEntries;
        private int priority;
        private Duration timeToLive;
        private SharingPolicy sharingPolicy;
        private EvictionPolicy eviction;
        private boolean singleFlight;
        private boolean announceEvictions;
        private @Nullable DiskSettings disk;

        Draft(CacheSettings settings) {
            name = settings.name;
            maxEntries = settings.maxEntries;
            priority = settings.priority;
            timeToLive = settings.timeToLive;
            sharingPolicy = settings.sharingPolicy;
            eviction = settings.eviction;
            singleFlight = settings.singleFlight;
            announceEvictions = settings.announceEvictions;
            disk = settings.disk;
        }

        CacheSettings settings() {
            return new CacheSettings(
                    name,
                    maxEntries,
                    priority,
                    timeToLive,
                    sharingPolicy,
                    eviction,
                    singleFlight,
                    announceEvictions,
                    disk);
        }
    }

    /** Selects the entry that goes when the disk is full. */
    public enum DiskEviction {
        /** Writes nothing that does not fit. */
        NONE,
        RANDOM,
        /** Evicts the largest first. */
        SIZE
    }

    /**
     * Configures the disk tier of an instance.
     *
     * @param directory of this instance alone; created if it is missing
     * @param maxEntries 20 or more; 0: no limit
     * @param maxBytes of the file; 0: no limit
     * @param maxEntryBytes larger entries are not written; 0: no limit
     * @param eviction starts at 80 % of a limit and stops at 70 %
     * @param flushOnStop whether an orderly stop writes memory to disk, where the next start finds it
     */
    public record DiskSettings(
            Path directory,
            long maxEntries,
            long maxBytes,
            long maxEntryBytes,
            DiskEviction eviction,
            boolean flushOnStop) {
        /** Returns the defaults: 100,000 entries, no limit of bytes, random eviction, no flush. */
        public static DiskSettings at(Path directory) {
            return new DiskSettings(directory, 100_000, 0, 0, DiskEviction.RANDOM, false);
        }

        /** @throws IllegalArgumentException names the setting, its value and the valid ones */
        public DiskSettings {
            if (maxEntries != 0 && maxEntries < 20) {
                throw new IllegalArgumentException(
                        "entries on disk is " + maxEntries + "; it may be 20 or more, or 0 for no limit");
            }
            if (maxBytes < 0 || maxEntryBytes < 0) {
                throw new IllegalArgumentException("bytes on disk is " + maxBytes + ", of an entry " + maxEntryBytes
                        + "; neither may be negative, 0 is no limit");
            }
        }
    }
}
