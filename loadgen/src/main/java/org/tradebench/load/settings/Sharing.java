package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;

/** Lists what other servers learn of a new entry; they learn of every invalidation. */
public enum Sharing {
    /** Nothing. */
    NOT_SHARED("not-shared", 1),
    /** It is sent to all. */
    PUSH("push", 2),
    /** Who misses it asks the others. */
    PULL("pull", 3),
    /** Its name is sent to all, and who wants it asks. */
    PUSH_PULL("push-pull", 4);

    private final String word;
    private final int number;

    Sharing(String word, int number) {
        this.word = word;
        this.number = number;
    }

    /** The word of the command line and of the result. */
    @JsonValue
    public String word() {
        return word;
    }

    /** The value of the application's setting TRADE_REPLICATION_SHARING_TYPE. */
    public int number() {
        return number;
    }
}
