package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.failure.Failure;

/**
 * Describes the caching of a run.
 *
 * @param mode with {@link CachingMode#NONE} the other components have no meaning
 * @param entries that memory holds
 * @param disk whether entries that memory has no room for go to disk
 */
public record Caching(CachingMode mode, int entries, Eviction eviction, Sharing sharing, boolean disk) {
    /** Number of entries that holds everything of the standard population: the papers' size, and the application's default. */
    public static final int STANDARD_ENTRIES = 20_000;

    /** No caching: every operation reads from the database. */
    public static final Caching NONE = of(CachingMode.NONE);

    public Caching {
        if (mode == CachingMode.SECOND_LEVEL && (sharing != Sharing.NOT_SHARED || disk)) {
            throw Failure.usage("caching mode second-level: each server keeps its entries in memory; expected sharing"
                    + " not-shared and no disk offload");
        }
    }

    /** Returns a mode with the application's defaults. */
    public static Caching of(CachingMode mode) {
        return new Caching(mode, STANDARD_ENTRIES, Eviction.W_TINY_LFU, Sharing.NOT_SHARED, false);
    }

    /** Fills in what a file leaves out; without a mode that caches nothing else may be set. */
    @JsonCreator
    static Caching read(
            @JsonProperty("mode") CachingMode mode,
            @JsonProperty("entries") Integer entries,
            @JsonProperty("eviction") Eviction eviction,
            @JsonProperty("sharing") Sharing sharing,
            @JsonProperty("disk") boolean disk) {
        Caching read = new Caching(
                Objects.requireNonNullElse(mode, CachingMode.NONE),
                Objects.requireNonNullElse(entries, STANDARD_ENTRIES),
                Objects.requireNonNullElse(eviction, Eviction.W_TINY_LFU),
                Objects.requireNonNullElse(sharing, Sharing.NOT_SHARED),
                disk);
        if (!read.remembers() && !read.equals(NONE)) {
            throw Failure.usage("application.caching: expected mode " + CachingMode.CACHING
                    + " with entries, eviction, sharing or disk, got mode none.");
        }
        return read;
    }

    /** Returns whether anything is cached. */
    public boolean remembers() {
        return mode != CachingMode.NONE;
    }

    /** Returns the application's settings that can be changed while it runs. */
    public Map<String, String> runTimeSettings() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("CACHING_TYPE", mode.setting());
        settings.put("CACHE_SIZE", Integer.toString(entries));
        settings.put("CACHE_EVICTION", eviction.setting());
        settings.put("TRADE_REPLICATION_SHARING_TYPE", Integer.toString(sharing.number()));
        return settings;
    }

    /** Returns the application's settings at its start. */
    public Map<String, String> startSettings() {
        Map<String, String> settings = runTimeSettings();
        settings.put("CACHE_OFFLOAD", Boolean.toString(disk));
        return settings;
    }

    /** Returns the caching in words, for headings; only what differs from the defaults is named. */
    public String heading() {
        if (!remembers()) {
            return "no caching";
        }
        return String.format(Locale.ROOT, "%s caching of %d entries", mode.label(), entries)
                + (eviction == Eviction.W_TINY_LFU ? "" : ", " + eviction.label() + " eviction")
                + (sharing == Sharing.NOT_SHARED ? "" : ", " + sharing.label() + " sharing")
                + (disk ? ", disk offload" : "");
    }
}
