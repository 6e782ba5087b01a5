package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** There is no such thing, or it is somebody else's. */
@WebFault(name = "notFound", targetNamespace = Refusal.NAMESPACE)
public class NotFound extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** With what its sender may know; the constructor that the WSDL's tools ask for. */
    public NotFound(String message, Refusal refusal) {
        super(message);
        this.refusal = refusal;
    }

    public NotFound(String message) {
        this(message, new Refusal(message));
    }

    /** The fault's detail. */
    public Refusal getFaultInfo() {
        return refusal;
    }
}
