package org.tradebench.app.messaging.orders;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.Transactional;
import org.eclipse.microprofile.metrics.Counter;
import org.tradebench.app.domain.OrderEnded;
import org.tradebench.app.domain.OrderEndedException;
import org.tradebench.app.domain.OrderTicket;
import org.tradebench.app.domain.RowsHeldException;
import org.tradebench.app.domain.TooManyChangesException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.services.AnswerCache;
import org.tradebench.app.services.CallOrigin;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.RuntimeModes;

/**
 * Ends orders, each exactly once: under the lock of its row only an open order is completed or cancelled, so a second message or a sweep finds nothing to do.
 * Caches are invalidated everywhere once the transaction is over, and only then the order is counted.
 */
@ApplicationScoped
public class OrderCompletions {
    private static final System.Logger LOG = System.getLogger(OrderCompletions.class.getName());

    private CurrentTradeServices services;
    private RuntimeModes modes;
    private AnswerCache cache;
    private OrderCounters counters;

    @Resource(lookup = "java:comp/TransactionSynchronizationRegistry")
    private TransactionSynchronizationRegistry transactions;

    @SuppressWarnings("NullAway")
    protected OrderCompletions() {}

    @Inject
    public OrderCompletions(
            CurrentTradeServices services, RuntimeModes modes, AnswerCache cache, OrderCounters counters) {
        this.services = services;
        this.modes = modes;
        this.cache = cache;
        this.counters = counters;
    }

    enum Outcome {
        /** The order has ended, now or before, or does not exist. */
        ENDED,
        /** Left to the sweep: the database does not answer, has too much to do, or lost the answer to the commit. */
        LEFT,
        /** Left to the sweep: others hold rows that it needs, and other orders may need none of these. */
        HELD,
        /** The order cannot be completed now. */
        REFUSED
    }

    /** Completes in the caller's transaction, over a connection that can prepare: the change and the message's end are one. */
    public void inTransaction(OrderTicket ticket) {
        transactions.registerInterposedSynchronization(new Synchronization() {
            @Override
            public void beforeCompletion() {
                // Everything is written already.
            }

            @Override
            public void afterCompletion(int status) {
                forget(ticket);
                if (status == Status.STATUS_COMMITTED) {
                    counters.of(OrderCounters.Event.COMPLETED).inc();
                }
            }
        });
        modes.current().completeOrder(ticket.orderId(), CommitProtocol.TWO_PHASE);
    }

    /**
     * Completes in a transaction of its own, repeated when the database rolled it back because of concurrent ones.
     *
     * @param counter counts it when it was completed now
     */
    @Transactional(Transactional.TxType.NOT_SUPPORTED)
    public Outcome alone(OrderTicket ticket, Counter counter) {
        return end(ticket, counter, () -> services.get(CallOrigin.INTERNAL).completeOrder(ticket.orderId()));
    }

    /** Ends an order without effect that cannot be completed however often it is tried. */
    @Transactional(Transactional.TxType.NOT_SUPPORTED)
    public Outcome cancel(OrderTicket ticket) {
        Outcome outcome = end(
                ticket,
                counters.of(OrderCounters.Event.CANCELLED),
                () -> services.get(CallOrigin.INTERNAL).cancelOrder(ticket.orderId()));
        LOG.log(
                System.Logger.Level.WARNING,
                "Order {0} cannot be completed; to cancel it: {1}",
                Long.toString(ticket.orderId()),
                outcome);
        // Nothing more can be done for it here.
        return outcome == Outcome.REFUSED ? Outcome.LEFT : outcome;
    }

    private Outcome end(OrderTicket ticket, Counter counter, Runnable work) {
        Counter reached = null;
        try {
            work.run();
            reached = counter;
            return Outcome.ENDED;
        } catch (OrderEndedException before) {
            reached = counters.of(OrderCounters.Event.ENDED_BEFORE);
            return Outcome.ENDED;
        } catch (TooManyChangesException busy) {
            return Outcome.LEFT;
        } catch (RowsHeldException held) {
            return Outcome.HELD;
        } catch (TradeException refused) {
            return switch (refused.reason()) {
                case UNAVAILABLE, OUTCOME_UNKNOWN -> Outcome.LEFT;
                case NOT_FOUND -> {
                    // Its rows were replaced, or its insert is still in doubt: the sweep completes it when it appears.
                    reached = counters.of(OrderCounters.Event.ENDED_BEFORE);
                    yield Outcome.ENDED;
                }
                default -> refusal(ticket, refused);
            };
        } catch (RuntimeException failed) {
            return refusal(ticket, failed);
        } finally {
            // Invalidates also when it is unknown whether it was committed.
            forget(ticket);
            if (reached != null) {
                reached.inc();
            }
        }
    }

    private void forget(OrderTicket ticket) {
        cache.invalidate(new OrderEnded(ticket.userId(), ticket.symbol()));
    }

    private static Outcome refusal(OrderTicket ticket, RuntimeException why) {
        LOG.log(
                System.Logger.Level.INFO,
                "Order {0} was not ended: {1}",
                Long.toString(ticket.orderId()),
                why.getMessage());
        return Outcome.REFUSED;
    }
}
