package org.tradebench.cache.event;

/**
 * Lists why a listener of changes is called; the numbers are those of DynaCache's API. Its third, expiration times changed, is missing: the times of a stored
 * entry never change.
 */
public enum ChangeCause {
    EXISTING_VALUE_CHANGED(1),
    NEW_ENTRY_ADDED(2);

    private final int number;

    ChangeCause(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
