package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.math.BigDecimal;
import org.tradebench.app.domain.Quote;

/** Carries a stock and its prices of today. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "Quote",
        propOrder = {"symbol", "companyName", "volume", "price", "open", "low", "high", "change"})
public class QuoteData {
    @XmlElement(required = true)
    public String symbol;

    @XmlElement(required = true)
    public String companyName;

    public long volume;

    /** Dollars, two decimals, like all prices. */
    @XmlElement(required = true)
    public BigDecimal price;

    @XmlElement(required = true)
    public BigDecimal open;

    @XmlElement(required = true)
    public BigDecimal low;

    @XmlElement(required = true)
    public BigDecimal high;

    @XmlElement(required = true)
    public BigDecimal change;

    public static QuoteData of(Quote quote) {
        QuoteData data = new QuoteData();
        data.symbol = quote.symbol();
        data.companyName = quote.companyName();
        data.volume = quote.volume();
        data.price = quote.price();
        data.open = quote.open();
        data.low = quote.low();
        data.high = quote.high();
        data.change = quote.change();
        return data;
    }

    public Quote quote() {
        return new Quote(symbol, companyName, volume, price, open, low, high, change);
    }
}
