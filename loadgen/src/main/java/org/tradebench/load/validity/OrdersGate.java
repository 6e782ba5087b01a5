package org.tradebench.load.validity;

import org.tradebench.load.orders.OrderCount;

/** Orders that the driver saw acknowledged: none may be lost, left open or doubled, and none may be there that nobody asked for. */
public final class OrdersGate {
    private static final String NAME = "acknowledged orders";
    private static final String LIMIT = "each is in the database once and ended";

    private OrdersGate() {}

    /**
     * Judges a run.
     *
     * @param count null when the database or the driver's file was not to be had
     */
    public static CheckResult judge(OrderCount count) {
        if (count == null) {
            return CheckResult.unknown(
                    NAME, LIMIT, "there is no access to the database, or the driver wrote no orders.csv.");
        }
        String figure = Say.format("%d of %d found", count.found(), count.acknowledged());
        if (count.isClean()) {
            String lost = count.unacknowledged() == 0
                    ? ""
                    : Say.format(
                            " %d more were carried out whose answer was lost: their requests count as errors.",
                            count.unacknowledged());
            return new CheckResult(
                    NAME, CheckOutcome.PASS, figure, LIMIT, "No order was lost, none was doubled." + lost);
        }
        String what = Say.format(
                "%d missing, %d left open, %d acknowledged twice, %d that nobody asked for",
                count.missing(), count.open(), count.twice(), count.unasked());
        String example = count.examples().isEmpty()
                ? ""
                : " The first: " + count.examples().get(0) + ".";
        return new CheckResult(
                NAME,
                CheckOutcome.FAIL,
                figure + "; " + what,
                LIMIT,
                "What a user was told does not agree with the books: an order was lost or doubled." + example);
    }
}
