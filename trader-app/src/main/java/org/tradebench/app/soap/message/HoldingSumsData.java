package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.math.BigDecimal;
import org.tradebench.app.domain.HoldingSums;

/** Carries the sums of all holdings of an account. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "HoldingSums",
        propOrder = {"count", "basis", "marketValue"})
public class HoldingSumsData {
    public long count;

    /** Dollars paid for them, without fees. */
    @XmlElement(required = true)
    public BigDecimal basis;

    /** Dollars at the current prices. */
    @XmlElement(required = true)
    public BigDecimal marketValue;

    public static HoldingSumsData of(HoldingSums sums) {
        HoldingSumsData data = new HoldingSumsData();
        data.count = sums.count();
        data.basis = sums.basis();
        data.marketValue = sums.marketValue();
        return data;
    }

    public HoldingSums sums() {
        return new HoldingSums(count, basis, marketValue);
    }
}
