package org.tradebench.cache.event;

/** Distinguishes events that began on this member from those that began on another one. The numbers are those of DynaCache's API. */
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
