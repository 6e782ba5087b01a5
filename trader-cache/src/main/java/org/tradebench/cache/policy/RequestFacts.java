package org.tradebench.cache.policy;

import java.util.Locale;

/** What a policy may ask of a request. An answer that there is not is null; no question changes the request, none creates a session. */
public interface RequestFacts {

    /** GET, POST, … */
    String method();

    String parameter(String name);

    /** All values, in any order. */
    String[] parameterValues(String name);

    String queryString();

    Object sessionAttribute(String name);

    String sessionId();

    String cookie(String name);

    Object attribute(String name);

    String header(String name);

    /** Of the include, if the request is in one. */
    String pathInfo();

    /** Of the include, if the request is in one. */
    String servletPath();

    Locale locale();

    String characterEncoding();
}
