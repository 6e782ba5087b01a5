package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlSchemaType;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Quote;

/** Carries the market summary. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "MarketSummary",
        propOrder = {"tsia", "openTsia", "volume", "topGainers", "topLosers", "summaryDate"})
public class MarketSummaryData {
    /** Trade Stock Index Average: the mean price of all quotes. */
    @XmlElement(required = true)
    public BigDecimal tsia;

    @XmlElement(required = true)
    public BigDecimal openTsia;

    public long volume;

    /** At most five. */
    public List<QuoteData> topGainers = new ArrayList<>();

    /** At most five. */
    public List<QuoteData> topLosers = new ArrayList<>();

    @XmlElement(required = true)
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public Instant summaryDate;

    public static MarketSummaryData of(MarketSummary marketSummary) {
        MarketSummaryData data = new MarketSummaryData();
        data.tsia = marketSummary.tsia();
        data.openTsia = marketSummary.openTsia();
        data.volume = marketSummary.volume();
        data.topGainers = new ArrayList<>(
                marketSummary.topGainers().stream().map(QuoteData::of).toList());
        data.topLosers = new ArrayList<>(
                marketSummary.topLosers().stream().map(QuoteData::of).toList());
        data.summaryDate = marketSummary.summaryDate();
        return data;
    }

    public MarketSummary marketSummary() {
        return new MarketSummary(tsia, openTsia, volume, quotes(topGainers), quotes(topLosers), summaryDate);
    }

    private static List<Quote> quotes(List<QuoteData> data) {
        return data.stream().map(QuoteData::quote).toList();
    }
}
