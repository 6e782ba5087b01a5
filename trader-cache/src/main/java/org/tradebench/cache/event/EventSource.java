package org.tradebench.cache.event;

/** Says on which member an event began. The numbers are those of DynaCache's API. */
public enum EventSource {
    LOCAL(1),
    REMOTE(2);

    private final int number;

    EventSource(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
