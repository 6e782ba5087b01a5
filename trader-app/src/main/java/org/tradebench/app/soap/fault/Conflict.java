package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** It cannot be done in the present state. */
@WebFault(name = "conflict", targetNamespace = Refusal.NAMESPACE)
public class Conflict extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** With what its sender may know; the constructor that the WSDL's tools ask for. */
    public Conflict(String message, Refusal refusal) {
        super(message);
        this.refusal = refusal;
    }

    public Conflict(String message) {
        this(message, new Refusal(message));
    }

    /** The fault's detail. */
    public Refusal getFaultInfo() {
        return refusal;
    }
}
