package org.tradebench.load.consistency;

/**
 * Describes an order that the database holds as completed.
 *
 * @param number higher ones were placed later
 * @param holding that it made, or took
 * @param cents by which it changed the balance
 */
record BookedOrder(long number, boolean buys, long holding, long cents) {
    boolean isOf(UserOperation.Kind kind) {
        return kind == (buys ? UserOperation.Kind.BUY : UserOperation.Kind.SELL);
    }
}
