package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** The request makes no sense; the message says what would be right. */
@WebFault(name = "badInput", targetNamespace = Refusal.NAMESPACE)
public class BadInput extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** With what its sender may know; the constructor that the WSDL's tools ask for. */
    public BadInput(String message, Refusal refusal) {
        super(message);
        this.refusal = refusal;
    }

    public BadInput(String message) {
        this(message, new Refusal(message));
    }

    /** The fault's detail. */
    public Refusal getFaultInfo() {
        return refusal;
    }
}
