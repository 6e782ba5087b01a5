package org.tradebench.cache.disk;

import java.util.List;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;

/** Whether the disk has room, and who goes when it has little left. */
final class Room {

    private static final double BEGIN = .80;

    private static final double END = .70;

    /** Of the file's limit; the rest is for moving records and for holes that are too small. */
    private static final double FOR_ENTRIES = .7;

    /** Bytes of the file for a byte of a live record: some of its space is always waiting to be used again. */
    private static final double FILE_PER_RECORD = 2.2;

    private final DiskSettings settings;
    private final Written written;

    Room(DiskSettings settings, Written written) {
        this.settings = settings;
        this.written = written;
    }

    /** How full it is with so many bytes more, of the limit that is nearest: 1 is full. */
    private double fullness(int more) {
        double ofEntries =
                settings.maxEntries() == 0 ? 0 : (written.size() + (more > 0 ? 1 : 0)) / (double) settings.maxEntries();
        double ofBytes =
                settings.maxBytes() == 0 ? 0 : (written.bytes() + more) * FILE_PER_RECORD / settings.maxBytes();
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

    boolean isTooLarge(int bytes) {
        return settings.maxEntryBytes() != 0 && bytes > settings.maxEntryBytes();
    }

    /**
     * Whether nothing may be added before the file has given back space.
     *
     * @param fileBytes with free space in it
     * @param usedBytes without
     * @param unsaved what the next commit adds
     */
    boolean isFileTooLarge(long fileBytes, long usedBytes, long unsaved) {
        double most = settings.maxBytes() * FOR_ENTRIES;
        return settings.maxBytes() != 0 && fileBytes + unsaved > most && usedBytes + unsaved > most * BEGIN;
    }

    /** Whether the file holds a second copy of so many bytes for a while. */
    boolean isThereToMove(long usedBytes, long moved) {
        return settings.maxBytes() == 0 || usedBytes + 2 * moved <= settings.maxBytes();
    }

    /** In the order in which they go, until there is plenty. */
    List<Slot> victims() {
        if (settings.eviction() == DiskEviction.NONE) {
            return List.of();
        }
        return settings.eviction() == DiskEviction.SIZE ? written.largestFirst() : written.shuffled();
    }
}
