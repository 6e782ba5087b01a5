package org.tradebench.cache.policy;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a policy may ask of a request. An answer that there is not is null; no question changes the request, none creates a session. */
public interface RequestFacts {
    /** GET, POST, … */
    String method();

    @Nullable
    String parameter(String name);

    /** All values, in any order. */
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

    /** Of the include, if the request is in one. */
    @Nullable
    String pathInfo();

    /** Of the include, if the request is in one. */
    String servletPath();

    Locale locale();

    @Nullable
    String characterEncoding();
}
