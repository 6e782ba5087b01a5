package org.tradebench.app.services;

import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.services.TradeOperation.Placement;
import org.tradebench.app.services.TradeOperation.Step;

/** Answers a repeated order with the one that was placed under its key: the key's index, or the missing holding, refuses a second one. */
record IdempotencyStage(PlacedOrders placed) implements PipelineStage {
    @Override
    @SuppressWarnings("unchecked") // A placement's answer is an order.
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        try {
            return next.call(operation);
        } catch (TradeException refused) {
            if (!(operation instanceof Placement placement) || !mayBeRepeated(placement, refused)) {
                throw refused;
            }
            Step<Order> find = mode -> answer(placement, refused);
            return (T) next.call(find);
        }
    }

    private static boolean mayBeRepeated(Placement placement, TradeException refused) {
        return placement.key().isPresent()
                && (refused.reason() == Reason.CONFLICT || refused.reason() == Reason.NOT_FOUND);
    }

    private Order answer(Placement placement, TradeException refused) {
        Order before = placed.find(placement.userId(), placement.key()).orElseThrow(() -> refused);
        if (!placement.asksFor(before)) {
            throw Refusals.keyOfAnotherOrder(before.orderId());
        }
        return before;
    }
}
