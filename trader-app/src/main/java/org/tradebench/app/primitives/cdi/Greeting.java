package org.tradebench.app.primitives.cdi;

import jakarta.enterprise.context.RequestScoped;

/** Answers through a request-scoped proxy and an interceptor. */
@RequestScoped
@Noted
public class Greeting {
    private int calls;

    public String text() {
        calls++;
        return "Hello from a bean of this request, call " + calls;
    }
}
