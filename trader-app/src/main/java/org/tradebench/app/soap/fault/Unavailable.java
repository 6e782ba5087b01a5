package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Reports that the database does not answer or the server failed; the server's log has the reason. */
@WebFault(name = "unavailable", targetNamespace = Refusal.NAMESPACE)
public class Unavailable extends Refused {
    private static final long serialVersionUID = 1;

    public Unavailable(String message, Refusal refusal) {
        super(message, refusal);
    }

    public Unavailable(Refusal refusal) {
        this(refusal.message, refusal);
    }
}
