package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;

/** Lists what other servers learn of a new entry; they learn of every invalidation. */
public enum Sharing {
    /** Nothing is shared. */
    NOT_SHARED("not-shared", 1),
    /** The entry is sent to all servers. */
    PUSH("push", 2),
    /** A server that misses the entry asks the others. */
    PULL("pull", 3),
    /** The entry's id is sent to all servers; one that misses it asks for it. */
    PUSH_PULL("push-pull", 4);

    private final String label;
    private final int number;

    Sharing(String label, int number) {
        this.label = label;
        this.number = number;
    }

    /** Returns its label on the command line and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns the value of the application's setting TRADE_REPLICATION_SHARING_TYPE. */
    public int number() {
        return number;
    }
}
