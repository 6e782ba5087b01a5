package org.tradebench.app.messaging.orders;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.jms.JMSRuntimeException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderTicket;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.settings.OrderProcessingMode;

/** Puts the order into the queue in the transaction that places it: both are done, or neither. */
@Dependent
class TwoPhaseProcessing implements OrderProcessing {
    private static final System.Logger LOG = System.getLogger(TwoPhaseProcessing.class.getName());

    @Inject
    private OrderQueue queue;

    @Inject
    private OrderCounters counters;

    @Override
    public OrderProcessingMode mode() {
        return OrderProcessingMode.ASYNCHRONOUS_TWO_PHASE;
    }

    @Override
    public CommitProtocol commit() {
        return CommitProtocol.TWO_PHASE;
    }

    @Override
    public RuntimeException meaning(RuntimeException failure) {
        if (!isRolledBack(failure)) {
            return failure;
        }
        LOG.log(System.Logger.Level.WARNING, "An order was not committed", failure);
        return Refusals.notPrepared();
    }

    @Override
    public void committed(Order placed, @Nullable String userId) {
        counters.of(OrderCounters.Event.QUEUED).inc();
    }

    /** Returns whether a participant did not prepare, which rolls everything back: unlike a failed commit in one phase, it leaves no doubt. */
    private static boolean isRolledBack(Throwable thrown) {
        boolean rolledBack = false;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException) {
                return false;
            }
            rolledBack |= cause instanceof RollbackException;
        }
        return rolledBack;
    }

    @Override
    public Order process(Order placed, @Nullable String userId, UnaryOperator<Order> completion) {
        try {
            queue.send(new OrderMessage(OrderTicket.of(placed, userId), true));
        } catch (JMSRuntimeException e) {
            counters.of(OrderCounters.Event.NOT_QUEUED).inc();
            LOG.log(System.Logger.Level.WARNING, "An order was not placed: {0}", e.getMessage());
            throw Refusals.messagingUnavailable();
        }
        return placed;
    }
}
