package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Nobody is logged in, user or password are wrong, or the user may not do this. */
@WebFault(name = "notLoggedIn", targetNamespace = Refusal.NAMESPACE)
public class NotLoggedIn extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** With what its sender may know; the constructor that the WSDL's tools ask for. */
    public NotLoggedIn(String message, Refusal refusal) {
        super(message);
        this.refusal = refusal;
    }

    public NotLoggedIn(String message) {
        this(message, new Refusal(message));
    }

    /** The fault's detail. */
    public Refusal getFaultInfo() {
        return refusal;
    }
}
