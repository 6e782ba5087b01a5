package org.tradebench.app.primitives.cdi;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Adds to what a bean says that it was there. */
@Noted
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class NotedInterceptor {

    /** Called in the place of the method. */
    @AroundInvoke
    public Object note(InvocationContext call) throws Exception {
        return call.proceed() + ", noted";
    }
}
