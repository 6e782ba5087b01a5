package org.tradebench.cache.event;

/** Which member an event began on; the numbers are those of the original's API. */
public enum EventSource {
    /** This one. */
    LOCAL(1),
    /** Another one. */
    REMOTE(2);

    private final int number;

    EventSource(int number) {
        this.number = number;
    }

    /** 1 or 2. */
    public int number() {
        return number;
    }
}
