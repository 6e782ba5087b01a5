package org.tradebench.cache.event;

/** Why a listener of changes is called; the numbers are those of the original's API. */
public enum ChangeCause {
    EXISTING_VALUE_CHANGED(1),
    NEW_ENTRY_ADDED(2),
    EXPIRATION_TIMES_CHANGED(3);

    private final int number;

    ChangeCause(int number) {
        this.number = number;
    }

    /** 1 to 3. */
    public int number() {
        return number;
    }
}
