package org.tradebench.cache.event;

/**
 * Why a listener of changes is called; the numbers are those of the original's API. Its third, expiration times changed, is missing: nothing here changes the
 * times of an entry without storing it anew.
 */
public enum ChangeCause {
    EXISTING_VALUE_CHANGED(1),
    NEW_ENTRY_ADDED(2);

    private final int number;

    ChangeCause(int number) {
        this.number = number;
    }

    /** 1 or 2. */
    public int number() {
        return number;
    }
}
