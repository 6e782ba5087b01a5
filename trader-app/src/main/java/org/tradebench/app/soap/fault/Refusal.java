package org.tradebench.app.soap.fault;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;

/** Carries the detail of a SOAP fault: why an operation was refused. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "Refusal", namespace = Refusal.NAMESPACE)
public class Refusal {
    public static final String NAMESPACE = "http://trade.tradebench.org/";

    /** Says what was wrong and what is expected. */
    @XmlElement(required = true)
    public String message;

    /** The HTTP status that a page would have: it tells apart what one fault stands for. */
    public int status;

    public Refusal() {}

    public Refusal(String message, int status) {
        this.message = message;
        this.status = status;
    }
}
