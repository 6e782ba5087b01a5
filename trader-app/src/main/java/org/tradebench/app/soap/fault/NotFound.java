package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Rejects what does not exist, or belongs to another user. */
@WebFault(name = "notFound", targetNamespace = Refusal.NAMESPACE)
public class NotFound extends Refused {
    private static final long serialVersionUID = 1;

    public NotFound(String message, Refusal refusal) {
        super(message, refusal);
    }

    public NotFound(Refusal refusal) {
        this(refusal.message, refusal);
    }
}
