package org.tradebench.cache.policy;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Provides what a policy may read from a request; null where there is none. No method changes the request or creates a session. */
public interface RequestFacts {
    String method();

    @Nullable
    String parameter(String name);

    String @Nullable [] parameterValues(String name);

    @Nullable
    String queryString();

    @Nullable
    Object sessionAttribute(String name);

    @Nullable
    String sessionId();

    @Nullable
    String cookie(String name);

    @Nullable
    Object attribute(String name);

    @Nullable
    String header(String name);

    /** Returns the path info of the include, if the request is in one. */
    @Nullable
    String pathInfo();

    /** Returns the servlet path of the include, if the request is in one. */
    String servletPath();

    Locale locale();

    @Nullable
    String characterEncoding();
}
