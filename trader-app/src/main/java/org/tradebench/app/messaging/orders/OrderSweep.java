package org.tradebench.app.messaging.orders;

import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.app.domain.OrderEnded;
import org.tradebench.app.domain.OrderTicket;
import org.tradebench.app.maintenance.MaintenanceGate;
import org.tradebench.app.messaging.orders.OrderCompletions.Outcome;
import org.tradebench.app.services.AnswerCache;
import org.tradebench.app.services.StorageException;
import org.tradebench.app.services.direct.OpenOrders;
import org.tradebench.app.settings.TradeSettings;

/**
 * Completes the orders that no message completes: the server died, or the messaging engine was down, after the order's commit and before its message was sent;
 * or the broker left the order to the sweep. Runs on every server and in every mode, because a row does not say which mode placed the order.
 */
@Singleton
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class OrderSweep {
    private static final System.Logger LOG = System.getLogger(OrderSweep.class.getName());

    /** Maximum orders of one sweep: a server that died left as many as it had requests, a lost engine a minute's worth. */
    private static final int AT_ONCE = 5000;

    /** Sweeps in which the completion of an order is refused, before it is cancelled. */
    private static final int MAX_REFUSALS = 3;

    private final Map<Long, Integer> refusals = new HashMap<>();

    @Inject
    private OpenOrders orders;

    @Inject
    private OrderCompletions completions;

    @Inject
    private OrderCounters counters;

    @Inject
    private TradeSettings settings;

    @Inject
    private MaintenanceGate gate;

    @Inject
    private AnswerCache cache;

    private Set<String> inDoubt = Set.of();

    /** Runs every five seconds; the container skips a run while the one before is still working. */
    @Schedule(hour = "*", minute = "*", second = "*/5", persistent = false)
    void sweepOverdueOrders() {
        if (!gate.enter()) {
            return;
        }
        try {
            OpenOrders.Found found = orders.find(settings.orderSweepAge(), AT_ONCE);
            watch(found.inDoubt());
            counters.inDoubt(found.oldestSeconds());
            sweep(found.orders());
        } catch (StorageException e) {
            // The health check reports it, too.
            LOG.log(System.Logger.Level.DEBUG, "Nothing could be swept", e);
        } finally {
            gate.leave();
        }
    }

    private void sweep(List<OrderTicket> found) {
        refusals.keySet().retainAll(found.stream().map(OrderTicket::orderId).toList());
        for (OrderTicket ticket : found) {
            // An order whose rows are held, perhaps by a transaction in doubt, must not delay the others.
            if (end(ticket) == Outcome.LEFT) {
                return;
            }
        }
    }

    private Outcome end(OrderTicket ticket) {
        Outcome outcome = completions.alone(ticket, counters.of(OrderCounters.Event.SWEPT));
        return outcome == Outcome.REFUSED && refusals.merge(ticket.orderId(), 1, Integer::sum) >= MAX_REFUSALS
                ? completions.cancel(ticket)
                : outcome;
    }

    /**
     * Empties the caches once prepared transactions of a dead server are gone: they ended without the caches being told, and anything read meanwhile may be
     * old.
     */
    private void watch(Set<String> now) {
        long ended = inDoubt.stream().filter(name -> !now.contains(name)).count();
        if (ended > 0) {
            LOG.log(System.Logger.Level.INFO, "{0} transactions that were in doubt have ended", ended);
            cache.invalidate(OrderEnded.ANY);
        }
        inDoubt = now;
    }
}
