package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlSchemaType;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import java.math.BigDecimal;
import java.time.Instant;
import org.tradebench.app.domain.Holding;

/** Carries a holding: shares of one stock from one completed buy that are not yet sold. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "Holding",
        propOrder = {"holdingID", "accountID", "symbol", "quantity", "purchasePrice", "purchaseDate", "currentPrice"})
public class HoldingData {
    public long holdingID;
    public long accountID;

    @XmlElement(required = true)
    public String symbol;

    public long quantity;

    @XmlElement(required = true)
    public BigDecimal purchasePrice;

    @XmlElement(required = true)
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public Instant purchaseDate;

    @XmlElement(required = true)
    public BigDecimal currentPrice;

    public static HoldingData of(Holding holding) {
        HoldingData data = new HoldingData();
        data.holdingID = holding.holdingId();
        data.accountID = holding.accountId();
        data.symbol = holding.symbol();
        data.quantity = holding.quantity();
        data.purchasePrice = holding.purchasePrice();
        data.purchaseDate = holding.purchaseDate();
        data.currentPrice = holding.currentPrice();
        return data;
    }

    public Holding holding() {
        return new Holding(holdingID, accountID, symbol, quantity, purchasePrice, purchaseDate, currentPrice);
    }
}
