package org.tradebench.app.primitives.cdi;

import jakarta.enterprise.context.RequestScoped;

/** A bean of the request, called through its proxy and its interceptor. */
@RequestScoped
@Noted
public class Greeting {

    private int calls;

    /** Safe in HTML. */
    public String say() {
        calls++;
        return "Hello from a bean of this request, call " + calls;
    }
}
