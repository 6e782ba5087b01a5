package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Rejects input that is invalid; the message says what is expected. */
@WebFault(name = "badInput", targetNamespace = Refusal.NAMESPACE)
public class BadInput extends Refused {
    private static final long serialVersionUID = 1;

    public BadInput(String message, Refusal refusal) {
        super(message, refusal);
    }

    public BadInput(Refusal refusal) {
        this(refusal.message, refusal);
    }
}
