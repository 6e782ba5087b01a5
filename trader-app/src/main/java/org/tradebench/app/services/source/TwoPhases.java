package org.tradebench.app.services.source;

import java.util.function.Supplier;

/**
 * Which of the two data sources the transactions of a thread take their connections from: the one that commits in one
 * phase, which costs nothing that is not needed, or the one that can prepare, for transactions with messages in them.
 */
public final class TwoPhases {

    /** Its connections commit in one phase. */
    public static final String ONE_PHASE_SOURCE = "jdbc/TradeDataSource";

    /** Its connections can prepare; see docs/orders.md for why it is another one. */
    public static final String TWO_PHASE_SOURCE = "jdbc/TradeXADataSource";

    private static final ThreadLocal<Boolean> ASKED = new ThreadLocal<>();

    private TwoPhases() {}

    /** Does the work, whose transactions begin in it or take their first connection in it, over connections that can prepare. */
    public static <T> T in(Supplier<T> work) {
        ASKED.set(Boolean.TRUE);
        try {
            return work.get();
        } finally {
            ASKED.remove();
        }
    }

    /** Whether a connection that this thread takes now must be able to prepare. */
    public static boolean asked() {
        return ASKED.get() != null;
    }
}
