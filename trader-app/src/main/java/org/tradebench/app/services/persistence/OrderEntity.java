package org.tradebench.app.services.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.NamedNativeQuery;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.IdempotencyKey;

/** Maps a row of {@code trade_order}. */
@Entity(name = "TradeOrder")
@Table(name = "trade_order")
@NamedQuery(
        name = OrderEntity.NEWEST,
        query = "select " + OrderEntity.RECORD
                + " from Account a join TradeOrder o on o.accountId = a.accountId where a.userId = :userId"
                + " order by o.orderId desc")
@NamedQuery(
        name = OrderEntity.BEFORE,
        query = "select " + OrderEntity.RECORD
                + " from Account a join TradeOrder o on o.accountId = a.accountId where a.userId = :userId"
                + " and o.orderId < :orderId order by o.orderId desc")
@NamedQuery(
        name = OrderEntity.FIND_OWN,
        query = "select " + OrderEntity.RECORD
                + " from Account a join TradeOrder o on o.accountId = a.accountId where a.userId = :userId"
                + " and o.orderId = :orderId")
@NamedQuery(
        name = OrderEntity.FIND,
        query = "select " + OrderEntity.RECORD + " from TradeOrder o where o.orderId = :orderId")
@NamedQuery(
        name = OrderEntity.CANCEL,
        query = "update TradeOrder o set o.orderStatus = org.tradebench.app.domain.OrderStatus.CANCELLED,"
                + " o.completionDate = greatest(o.openDate, :now) where o.orderId = :orderId"
                + " and o.orderStatus = org.tradebench.app.domain.OrderStatus.OPEN")
@NamedQuery(
        name = OrderEntity.CLOSED,
        query = "select o.orderId from Account a join TradeOrder o on o.accountId = a.accountId"
                + " where a.userId = :userId and o.orderStatus = org.tradebench.app.domain.OrderStatus.CLOSED")
@NamedNativeQuery(name = OrderEntity.ANNOUNCE, resultClass = OrderEntity.class, query = """
        WITH due AS MATERIALIZED (
            SELECT o.order_id FROM account a JOIN trade_order o ON o.account_id = a.account_id
            WHERE a.user_id = :userId AND o.order_status = 'closed'
            FOR NO KEY UPDATE OF o SKIP LOCKED
            LIMIT\s""" + TradeRules.MAX_ROWS + """
        )
        UPDATE trade_order o SET order_status = 'completed'
        FROM due WHERE o.order_id = due.order_id
        RETURNING o.*""")
public class OrderEntity {
    static final String NEWEST = "Order.newest";
    static final String BEFORE = "Order.before";
    static final String FIND_OWN = "Order.findOwn";
    static final String FIND = "Order.find";
    static final String CANCEL = "Order.cancel";
    static final String CLOSED = "Order.closed";
    static final String ANNOUNCE = "Order.announce";

    static final String RECORD =
            "new org.tradebench.app.domain.Order(o.orderId, o.accountId, o.symbol, o.holdingId, o.orderType,"
                    + " o.orderStatus, o.openDate, o.completionDate, o.quantity, o.price, o.orderFee)";

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Column(name = "order_id")
    @SuppressWarnings("NullAway.Init") // Its insert sets it.
    private Long orderId;

    @Column(name = "account_id")
    private long accountId;

    private String symbol;

    @Column(name = "holding_id")
    private @Nullable Long holdingId;

    @Column(name = "order_type")
    private OrderType orderType;

    @Column(name = "order_status")
    private OrderStatus orderStatus;

    @Column(name = "open_date")
    private Instant openDate;

    @Column(name = "completion_date")
    private @Nullable Instant completionDate;

    private long quantity;
    private BigDecimal price;

    @Column(name = "order_fee")
    private BigDecimal orderFee;

    @Column(name = "idempotency_key", updatable = false)
    private @Nullable String idempotencyKey;

    @Column(name = "placed_volume", updatable = false)
    private Long placedVolume;

    @Column(name = "moved_volume")
    private @Nullable Long movedVolume;

    @Column(name = "moved_price")
    private @Nullable BigDecimal movedPrice;

    @Column(name = "price_seed")
    private @Nullable Long priceSeed;

    protected OrderEntity() {}

    private OrderEntity(
            OrderType orderType,
            long accountId,
            String symbol,
            long quantity,
            BigDecimal price,
            long quoteVolume,
            Instant now,
            IdempotencyKey key) {
        placedVolume = quoteVolume;
        this.orderType = orderType;
        this.accountId = accountId;
        this.symbol = symbol;
        this.quantity = quantity;
        this.price = price;
        orderStatus = OrderStatus.OPEN;
        openDate = now;
        orderFee = TradeRules.ORDER_FEE;
        idempotencyKey = key.value();
    }

    static OrderEntity toBuy(
            long accountId,
            String symbol,
            long quantity,
            BigDecimal price,
            long quoteVolume,
            Instant now,
            IdempotencyKey key) {
        return new OrderEntity(OrderType.BUY, accountId, symbol, quantity, price, quoteVolume, now, key);
    }

    static OrderEntity toSell(
            HoldingEntity holding, BigDecimal price, long quoteVolume, Instant now, IdempotencyKey key) {
        OrderEntity order = new OrderEntity(
                OrderType.SELL,
                holding.accountId(),
                holding.symbol(),
                holding.quantity(),
                price,
                quoteVolume,
                now,
                key);
        order.holdingId = holding.holdingId();
        return order;
    }

    /** Creates the holding of this order to buy, which is completed now. */
    HoldingEntity bought(Instant now) {
        return new HoldingEntity(accountId, symbol, quantity, price, now);
    }

    /** Closes the order, which has taken effect on this holding. */
    void close(long holding, Instant now) {
        holdingId = holding;
        orderStatus = OrderStatus.CLOSED;
        completionDate = now;
    }

    /** Keeps how the order moved its quote, for the audit's replay. */
    void keepMove(Quote moved, long seed) {
        movedVolume = moved.volume();
        movedPrice = moved.price();
        priceSeed = seed;
    }

    /** Ends the order without effect. */
    void cancel(Instant now) {
        orderStatus = OrderStatus.CANCELLED;
        completionDate = now;
    }

    boolean isOpen() {
        return orderStatus == OrderStatus.OPEN;
    }

    boolean isToBuy() {
        return orderType == OrderType.BUY;
    }

    BigDecimal amount() {
        return TradeRules.amount(orderType, price, quantity, orderFee);
    }

    long orderId() {
        return orderId;
    }

    long accountId() {
        return accountId;
    }

    Instant openDate() {
        return openDate;
    }

    @Nullable
    Long holdingId() {
        return holdingId;
    }

    String symbol() {
        return symbol;
    }

    long quantity() {
        return quantity;
    }

    Order toRecord() {
        return new Order(
                orderId,
                accountId,
                symbol,
                holdingId,
                orderType,
                orderStatus,
                openDate,
                completionDate,
                quantity,
                price,
                orderFee);
    }
}
