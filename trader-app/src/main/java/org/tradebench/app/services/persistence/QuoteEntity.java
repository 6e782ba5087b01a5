package org.tradebench.app.services.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.NamedNativeQuery;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.PriceMove;

/** Maps a row of {@code quote}. */
@Entity(name = "Quote")
@Table(name = "quote")
@NamedQuery(name = QuoteEntity.FIND, query = QuoteEntity.SELECT + " where q.symbol = :symbol")
@NamedQuery(name = QuoteEntity.FIND_ALL, query = QuoteEntity.SELECT + " order by q.symbol")
@NamedQuery(name = QuoteEntity.GAINERS, query = QuoteEntity.SELECT + " order by q.change desc, q.symbol")
@NamedQuery(name = QuoteEntity.LOSERS, query = QuoteEntity.SELECT + " order by q.change, q.symbol")
@NamedQuery(name = QuoteEntity.SUMS, query = "select sum(q.price), sum(q.open), sum(q.volume), count(q) from Quote q")
@NamedNativeQuery(
        name = QuoteEntity.MOVE,
        resultClass = QuoteEntity.class,
        query = "UPDATE quote AS q SET " + PriceMove.SET + " FROM (SELECT CAST(:factor AS numeric) AS factor,"
                + " CAST(:sharesTraded AS bigint) AS quantity) AS trade WHERE q.symbol = :symbol RETURNING q.*")
@NamedNativeQuery(
        name = QuoteEntity.MOVE_BY_HAND,
        resultClass = QuoteEntity.class,
        query = PriceMove.BY_HAND + "SELECT * FROM moved")
public class QuoteEntity {
    static final String FIND = "Quote.find";
    static final String FIND_ALL = "Quote.findAll";
    static final String GAINERS = "Quote.gainers";
    static final String LOSERS = "Quote.losers";
    static final String SUMS = "Quote.sums";
    static final String MOVE = "Quote.move";
    static final String MOVE_BY_HAND = "Quote.moveByHand";

    static final String SELECT =
            "select new org.tradebench.app.domain.Quote(q.symbol, q.companyName, q.volume, q.price, q.open, q.low, q.high,"
                    + " q.change) from Quote q";

    @Id
    private String symbol;

    @Column(name = "company_name")
    private String companyName;

    private long volume;
    private BigDecimal price;

    @Column(name = "open_price")
    private BigDecimal open;

    @Column(name = "low_price")
    private BigDecimal low;

    @Column(name = "high_price")
    private BigDecimal high;

    private BigDecimal change;

    protected QuoteEntity() {}

    /** Creates a quote that was never traded. */
    QuoteEntity(String symbol, String companyName, BigDecimal price) {
        this.symbol = symbol;
        this.companyName = companyName;
        this.price = price;
        open = price;
        low = price;
        high = price;
        change = BigDecimal.ZERO.setScale(2);
    }

    public Quote toRecord() {
        return new Quote(symbol, companyName, volume, price, open, low, high, change);
    }
}
