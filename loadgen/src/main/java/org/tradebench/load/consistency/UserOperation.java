package org.tradebench.load.consistency;

/**
 * Holds one operation of a user and the answer to it.
 *
 * @param session of the virtual user; another number is a later login
 * @param holding that was to be sold; 0 of other operations
 * @param answer the order's number or what was shown; empty without an answer
 */
record UserOperation(int session, Kind kind, long holding, String answer) {
    /** Lists the operations: those that change something, and those that show something. */
    enum Kind {
        BUY,
        SELL,
        BALANCE,
        HOLDINGS;

        boolean isOrder() {
            return this == BUY || this == SELL;
        }
    }

    boolean isAnswered() {
        return !answer.isEmpty();
    }
}
