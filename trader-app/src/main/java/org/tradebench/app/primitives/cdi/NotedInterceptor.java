package org.tradebench.app.primitives.cdi;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Appends a note to what an intercepted bean returns. */
@Noted
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class NotedInterceptor {
    @AroundInvoke
    public Object note(InvocationContext call) throws Exception {
        return call.proceed() + ", noted";
    }
}
