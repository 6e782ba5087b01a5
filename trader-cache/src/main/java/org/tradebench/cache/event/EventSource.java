package org.tradebench.cache.event;

/** Says on which member an event began. The numbers are those of DynaCache's API. */
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
