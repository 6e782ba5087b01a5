package org.tradebench.app.services.direct;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.settings.RuntimeMode;

/** Implements Direct mode: JDBC, and the container's transaction round those operations that are more than one statement or announce what they changed. */
@ApplicationScoped
@ForMode(RuntimeMode.DIRECT)
public class DirectTradeServices extends DirectOperations {
    @Inject
    private ContainerTransaction transaction;

    @Override
    public Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing) {
        return transaction.run(() -> super.buy(userId, symbol, quantity, key, processing));
    }

    @Override
    public Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing) {
        return transaction.run(() -> super.sell(userId, holdingId, key, processing));
    }

    @Override
    public Order queueOrder(long orderId, OrderProcessing processing) {
        return transaction.run(() -> super.queueOrder(orderId, processing));
    }

    @Override
    public Order completeOrder(long orderId, CommitProtocol commit) {
        return transaction.run(() -> super.completeOrder(orderId, commit));
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return transaction.run(() -> super.updateQuotePriceVolume(symbol, factor, sharesTraded));
    }
}
