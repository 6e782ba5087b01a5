package org.tradebench.load.plugin.deck;

/** Represents an operation that is due at a time. It is compared by identity, because two may arrive at the same time. */
public final class Arrival {
    /** The thread's variable in which the controller passes it to the recorder. */
    public static final String VARIABLE = "trade.arrival";

    private final long intended;

    Arrival(long intended) {
        this.intended = intended;
    }

    /** Returns when it was to start, in nanoseconds since the run began. */
    public long intended() {
        return intended;
    }
}
