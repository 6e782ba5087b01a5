package org.tradebench.load.plugin.deck;

/** Represents an operation that is due at a time. Two that arrive at the same time are two. */
public final class Arrival {
    /** The variable of a thread under which the controller leaves it for the recorder. */
    public static final String VARIABLE = "trade.arrival";

    private final long intended;

    Arrival(long intended) {
        this.intended = intended;
    }

    /** When it was to start, in nanoseconds since the run began. */
    public long intended() {
        return intended;
    }
}
