package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlSchemaType;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import java.math.BigDecimal;
import java.time.Instant;
import org.tradebench.app.domain.Claim;

/** Carries a claim in a SOAP message. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "Claim",
        propOrder = {"claimID", "claimant", "description", "amount", "filed"})
public class ClaimData {
    public long claimID;

    @XmlElement(required = true)
    public String claimant;

    @XmlElement(required = true)
    public String description;

    @XmlElement(required = true)
    public BigDecimal amount;

    @XmlElement(required = true)
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public Instant filed;

    public static ClaimData of(Claim claim) {
        ClaimData data = new ClaimData();
        data.claimID = claim.claimId();
        data.claimant = claim.claimant();
        data.description = claim.description();
        data.amount = claim.amount();
        data.filed = claim.filed();
        return data;
    }
}
