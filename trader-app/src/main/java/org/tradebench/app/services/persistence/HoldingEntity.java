package org.tradebench.app.services.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.Instant;

/** Maps a row of {@code holding}. */
@Entity(name = "Holding")
@Table(name = "holding")
@NamedQuery(name = HoldingEntity.OF_USER, query = HoldingEntity.SELECT + " order by h.holdingId")
@NamedQuery(
        name = HoldingEntity.OF_USER_AFTER,
        query = HoldingEntity.SELECT + " and h.holdingId > :holdingId order by h.holdingId")
@NamedQuery(
        name = HoldingEntity.SUMS,
        query = "select new org.tradebench.app.domain.HoldingSums(count(h), sum(h.quantity * h.purchasePrice),"
                + " sum(h.quantity * q.price)) " + HoldingEntity.FROM)
@NamedQuery(name = HoldingEntity.FIND, query = HoldingEntity.SELECT + " and h.holdingId = :holdingId")
@NamedQuery(
        name = HoldingEntity.TO_SELL,
        query = "select h, q.price, q.volume from Account a join Holding h on h.accountId = a.accountId join Quote q on"
                + " q.symbol = h.symbol where a.userId = :userId and h.holdingId = :holdingId")
@NamedQuery(
        name = HoldingEntity.REMOVE,
        query = "delete from Holding h where h.holdingId = :holdingId and h.accountId = :accountId")
public class HoldingEntity {
    static final String OF_USER = "Holding.ofUser";
    static final String OF_USER_AFTER = "Holding.ofUserAfter";
    static final String SUMS = "Holding.sums";
    static final String FIND = "Holding.find";
    static final String TO_SELL = "Holding.toSell";
    static final String REMOVE = "Holding.remove";

    static final String FROM = "from Account a join Holding h on h.accountId = a.accountId"
            + " join Quote q on q.symbol = h.symbol where a.userId = :userId";

    static final String SELECT =
            "select new org.tradebench.app.domain.Holding(h.holdingId, h.accountId, h.symbol, h.quantity,"
                    + " h.purchasePrice, h.purchaseDate, q.price) " + FROM;

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Column(name = "holding_id")
    @SuppressWarnings("NullAway.Init") // Its insert sets it.
    private Long holdingId;

    @Column(name = "account_id")
    private long accountId;

    private String symbol;
    private long quantity;

    @Column(name = "purchase_price")
    private BigDecimal purchasePrice;

    @Column(name = "purchase_date")
    private Instant purchaseDate;

    protected HoldingEntity() {}

    HoldingEntity(long accountId, String symbol, long quantity, BigDecimal purchasePrice, Instant purchaseDate) {
        this.accountId = accountId;
        this.symbol = symbol;
        this.quantity = quantity;
        this.purchasePrice = purchasePrice;
        this.purchaseDate = purchaseDate;
    }

    long holdingId() {
        return holdingId;
    }

    long accountId() {
        return accountId;
    }

    String symbol() {
        return symbol;
    }

    long quantity() {
        return quantity;
    }

    Instant purchaseDate() {
        return purchaseDate;
    }
}
