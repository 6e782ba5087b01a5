package org.tradebench.app.caching.entity;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.Immutable;
import org.tradebench.app.domain.Quote;

/** Maps a row of {@code quote} to be read and cached. */
@Entity(name = "CachedQuote")
@Table(name = "quote")
@Immutable
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY, region = CachedQuote.REGION)
public class CachedQuote {
    static final String REGION = "Quote";

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

    protected CachedQuote() {}

    Quote toRecord() {
        return new Quote(symbol, companyName, volume, price, open, low, high, change);
    }
}
