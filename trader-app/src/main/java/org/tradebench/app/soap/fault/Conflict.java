package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Rejects what is not possible in the present state. */
@WebFault(name = "conflict", targetNamespace = Refusal.NAMESPACE)
public class Conflict extends Refused {
    private static final long serialVersionUID = 1;

    public Conflict(String message, Refusal refusal) {
        super(message, refusal);
    }

    public Conflict(Refusal refusal) {
        this(refusal.message, refusal);
    }
}
