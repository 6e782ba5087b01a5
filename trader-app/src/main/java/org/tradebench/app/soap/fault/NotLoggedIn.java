package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Nobody is logged in, user or password are wrong or were wrong too often, or the user may not do this. */
@WebFault(name = "notLoggedIn", targetNamespace = Refusal.NAMESPACE)
public class NotLoggedIn extends Refused {

    private static final long serialVersionUID = 1;

    public NotLoggedIn(String message, Refusal refusal) {
        super(message, refusal);
    }

    public NotLoggedIn(Refusal refusal) {
        this(refusal.message, refusal);
    }
}
