package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** The database does not answer, or the server failed; its log says why. */
@WebFault(name = "unavailable", targetNamespace = Refusal.NAMESPACE)
public class Unavailable extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** With what its sender may know; the constructor that the WSDL's tools ask for. */
    public Unavailable(String message, Refusal refusal) {
        super(message);
        this.refusal = refusal;
    }

    public Unavailable(String message) {
        this(message, new Refusal(message));
    }

    /** The fault's detail. */
    public Refusal getFaultInfo() {
        return refusal;
    }
}
