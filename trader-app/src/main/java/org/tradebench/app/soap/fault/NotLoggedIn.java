package org.tradebench.app.soap.fault;

import jakarta.xml.ws.WebFault;

/** Rejects a missing or wrong login, too many wrong passwords, or a user without permission. */
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
