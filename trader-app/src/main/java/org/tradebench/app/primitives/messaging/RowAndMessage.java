package org.tradebench.app.primitives.messaging;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.jms.DeliveryMode;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.primitives.database.QuotePrices;
import org.tradebench.app.services.RetryStage;

/** Writes a row, which keeps its values, and a message in one container-managed transaction. */
@ApplicationScoped
public class RowAndMessage {
    private static final System.Logger LOG = System.getLogger(RowAndMessage.class.getName());

    @Resource
    private UserTransaction transaction;

    @Inject
    private QuotePrices prices;

    @Inject
    private PingMessages messages;

    @Inject
    private RetryStage guard;

    /**
     * Writes both, or neither.
     *
     * @throws TradeException NOT_FOUND when there is no such row, UNAVAILABLE when the transaction was not committed
     */
    void write(String symbol, long number) {
        guard.run(() -> {
            writeOnce(symbol, number);
            return null;
        });
    }

    private void writeOnce(String symbol, long number) {
        try {
            transaction.begin();
            boolean written = false;
            try {
                prices.rewriteToBePrepared(symbol);
                messages.toQueue(number, DeliveryMode.PERSISTENT);
                written = true;
            } finally {
                if (!written) {
                    transaction.rollback();
                }
            }
            transaction.commit();
        } catch (NotSupportedException
                | RollbackException
                | HeuristicMixedException
                | HeuristicRollbackException
                | SystemException e) {
            LOG.log(System.Logger.Level.WARNING, "A row and a message were not committed", e);
            throw new TradeException(
                    Reason.UNAVAILABLE,
                    "The row and the message were not committed together. The database must allow prepared transactions: max_prepared_transactions.");
        }
    }
}
