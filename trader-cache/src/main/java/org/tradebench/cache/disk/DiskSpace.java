package org.tradebench.cache.disk;

import java.util.List;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;

/** Decides whether the disk has room, and which entries go when it has little left. */
record DiskSpace(DiskSettings settings, WrittenSlots written) {
    private static final double BEGIN = .80;
    private static final double END = .70;

    /** Bytes of the limit to allow for each byte of live records; dead records, and copies that are being made, take the rest. */
    private static final double BYTES_PER_RECORD_BYTE = 3;

    /** Bytes of a file for a byte of a record. */
    private static final double OVERHEAD = 1.1;

    /** Bytes of live records that are moved for each byte that is added meanwhile. */
    static final int MOVED_PER_BYTE = 4;

    private static final double NEARLY = .95;

    /** Bytes of dead records below which moving is not worth while. */
    private static final long FEW = 16 << 20;

    /** Returns how full the disk is with so many bytes more, of the nearest limit: 1 is full. */
    private double fullness(int more) {
        double ofEntries =
                settings.maxEntries() == 0 ? 0 : (written.size() + (more > 0 ? 1 : 0)) / (double) settings.maxEntries();
        double ofBytes =
                settings.maxBytes() == 0 ? 0 : (written.bytes() + more) * BYTES_PER_RECORD_BYTE / settings.maxBytes();
        return Math.max(ofEntries, ofBytes);
    }

    boolean holds(int bytes) {
        return fullness(bytes) <= 1;
    }

    boolean isTight(int bytes) {
        return fullness(bytes) > BEGIN;
    }

    boolean hasPlenty(int bytes) {
        return fullness(bytes) <= END;
    }

    /** Returns whether a record must not be written, or does not fit even when everything else is evicted. */
    boolean isTooLarge(int bytes) {
        return (settings.maxEntryBytes() != 0 && bytes > settings.maxEntryBytes())
                || (settings.maxBytes() != 0 && bytes * BYTES_PER_RECORD_BYTE > settings.maxBytes());
    }

    boolean fits(long bytes) {
        return settings.maxBytes() == 0 || bytes <= settings.maxBytes() * NEARLY;
    }

    /**
     * Returns whether to copy the live records to a new file: with a limit, when there is just enough left for the copies and what is added meanwhile; without,
     * when more than half is dead.
     */
    boolean isTimeToMove(long fileBytes) {
        double copies = written.bytes() * OVERHEAD;
        return settings.maxBytes() == 0
                ? fileBytes > 2 * copies + FEW
                : !fits((long) (fileBytes + copies * (1 + 1.0 / MOVED_PER_BYTE)));
    }

    /** Returns the entries to evict until there is plenty of room, in order. */
    List<Slot> victims() {
        if (settings.eviction() == DiskEviction.NONE) {
            return List.of();
        }
        return settings.eviction() == DiskEviction.SIZE ? written.largestFirst() : written.shuffled();
    }
}
