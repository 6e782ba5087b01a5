package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Describes a request to buy or to sell shares. It ends exactly once, completed or cancelled.
 *
 * @param holdingId what the buy made or the sell takes; null for a buy that is not completed
 * @param price the quote's when the order was placed
 * @param completionDate null while the order is open
 */
public record Order(
        long orderId,
        long accountId,
        String symbol,
        @Nullable Long holdingId,
        OrderType orderType,
        OrderStatus orderStatus,
        Instant openDate,
        @Nullable Instant completionDate,
        long quantity,
        BigDecimal price,
        BigDecimal orderFee) {
    /** Returns what the order moves on the account: negative for a buy, the fee included. */
    public BigDecimal amount() {
        return TradeRules.amount(orderType, price, quantity, orderFee);
    }
}
