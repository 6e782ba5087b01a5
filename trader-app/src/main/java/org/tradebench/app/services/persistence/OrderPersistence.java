package org.tradebench.app.services.persistence;

import static org.tradebench.app.services.persistence.Queries.now;
import static org.tradebench.app.services.persistence.Queries.nowOrLater;
import static org.tradebench.app.services.persistence.Queries.one;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.hibernate.LockMode;
import org.hibernate.query.SelectionQuery;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.PriceChange;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.settings.TradeSettings;

/** Places, completes and cancels orders. Rows are locked in the order order → account → holding → quote; a holding is sold by whoever deletes it. */
@Dependent
class OrderPersistence {
    @PersistenceContext(unitName = "trade")
    private EntityManager entities;

    @Inject
    private QuotePersistence quotes;

    @Inject
    private TradeSettings settings;

    Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing) {
        TradeRules.checkQuantity(quantity);
        Object[] row = one(entities.createNamedQuery(AccountEntity.TO_BUY, Object[].class)
                .setParameter("userId", userId)
                .setParameter("symbol", symbol));
        if (row == null) {
            throw missing(userId, symbol);
        }
        return place(
                OrderEntity.toBuy((Long) row[0], symbol, quantity, (BigDecimal) row[1], (Long) row[2], now(), key),
                userId,
                processing);
    }

    Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing) {
        TypedQuery<Object[]> toSell = entities.createNamedQuery(HoldingEntity.TO_SELL, Object[].class)
                .setParameter("userId", userId)
                .setParameter("holdingId", holdingId);
        // The account first, then the holding: a concurrent sell has deleted it, and then there is no row.
        toSell.unwrap(SelectionQuery.class)
                .setLockMode("a", LockMode.PESSIMISTIC_WRITE)
                .setLockMode("h", LockMode.PESSIMISTIC_WRITE);
        Object[] row = one(toSell, () -> Refusals.noHolding(holdingId));
        HoldingEntity holding = (HoldingEntity) row[0];
        Instant now = nowOrLater(holding.purchaseDate());
        return place(OrderEntity.toSell(holding, (BigDecimal) row[1], (Long) row[2], now, key), userId, processing);
    }

    Order queue(long orderId, OrderProcessing processing) {
        OrderEntity order = lockOpen(orderId);
        return processing.process(order.toRecord(), null, placed -> complete(order));
    }

    Order complete(long orderId) {
        return complete(lockOpen(orderId));
    }

    Order cancel(long orderId) {
        int cancelled = entities.createNamedQuery(OrderEntity.CANCEL)
                .setParameter("now", now())
                .setParameter("orderId", orderId)
                .executeUpdate();
        Order order =
                one(entities.createNamedQuery(OrderEntity.FIND, Order.class).setParameter("orderId", orderId));
        if (cancelled == 0 || order == null) {
            throw Refusals.notOpen(orderId, order == null ? null : order.orderStatus());
        }
        return order;
    }

    /** Looks first whether there are any: usually there are none, and Hibernate resolves the columns of a native query each time. */
    List<Order> announce(String userId) {
        boolean none = entities.createNamedQuery(OrderEntity.CLOSED, Long.class)
                .setParameter("userId", userId)
                .getResultList()
                .isEmpty();
        return none ? List.of() : announceClosed(userId);
    }

    private List<Order> announceClosed(String userId) {
        return entities
                .createNamedQuery(OrderEntity.ANNOUNCE, OrderEntity.class)
                .setParameter("userId", userId)
                .getResultList()
                .stream()
                .map(OrderEntity::toRecord)
                .toList();
    }

    private Order place(OrderEntity order, String userId, OrderProcessing processing) {
        // The order's number comes from its insert. So the row is written, and the connection enlisted in the
        // transaction, before any message is sent: the database prepares and commits first.
        entities.persist(order);
        return processing.process(order.toRecord(), userId, placed -> complete(order));
    }

    private Order complete(OrderEntity order) {
        Instant now = nowOrLater(order.openDate());
        if (order.isToBuy()) {
            pay(order);
            HoldingEntity bought = order.bought(now);
            entities.persist(bought);
            order.close(bought.holdingId(), now);
        } else if (remove(order)) {
            pay(order);
            order.close(Objects.requireNonNull(order.holdingId(), "a sale has a holding"), now);
        } else {
            order.cancel(now);
            return flushed(order);
        }
        long seed = settings.now().priceSeed();
        Quote moved = quotes.move(order.symbol(), PriceChange.factor(seed, order.orderId()), order.quantity());
        order.keepMove(moved, seed);
        return flushed(order);
    }

    private void pay(OrderEntity order) {
        entities.createNamedQuery(AccountEntity.PAY)
                .setParameter("amount", order.amount())
                .setParameter("accountId", order.accountId())
                .executeUpdate();
    }

    private boolean remove(OrderEntity order) {
        return entities.createNamedQuery(HoldingEntity.REMOVE)
                        .setParameter("holdingId", order.holdingId())
                        .setParameter("accountId", order.accountId())
                        .executeUpdate()
                == 1;
    }

    /** Writes the order now, so that a constraint violation shows here and not at the commit. */
    private Order flushed(OrderEntity order) {
        entities.flush();
        return order.toRecord();
    }

    private OrderEntity lockOpen(long orderId) {
        OrderEntity order = entities.find(OrderEntity.class, orderId, LockModeType.PESSIMISTIC_WRITE);
        if (order == null || !order.isOpen()) {
            throw Refusals.notOpen(
                    orderId, order == null ? null : order.toRecord().orderStatus());
        }
        if (!order.isToBuy()) {
            // The account before the holding. For an order to buy, the payment locks the account.
            entities.find(AccountEntity.class, order.accountId(), LockModeType.PESSIMISTIC_WRITE);
        }
        return order;
    }

    private TradeException missing(String userId, String symbol) {
        boolean user = !entities.createNamedQuery(AccountEntity.FIND)
                .setParameter("userId", userId)
                .getResultList()
                .isEmpty();
        return user ? Refusals.noQuote(symbol) : Refusals.noUser(userId);
    }
}
