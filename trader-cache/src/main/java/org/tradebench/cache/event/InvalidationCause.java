package org.tradebench.cache.event;

/** Lists why an entry is removed. The numbers are those of DynaCache's API. */
public enum InvalidationCause {
    EXPLICIT(1),
    /** Memory was full. */
    LRU(2),
    /** Its time to live was over. */
    TIMEOUT(3),
    DISK_TIMEOUT(4),
    CLEAR_ALL(5),
    /** It had not been read for its inactivity time. */
    INACTIVE(6),
    /** The disk was near its limit. */
    DISK_GARBAGE_COLLECTOR(7),
    /** The disk had no room for it. */
    DISK_OVERFLOW(8);

    private final int number;

    InvalidationCause(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
