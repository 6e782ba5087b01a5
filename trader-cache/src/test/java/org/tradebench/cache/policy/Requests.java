package org.tradebench.cache.policy;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A request that has only the facts that a test sets. */
public final class Requests implements RequestFacts {
    private final Map<String, Object> facts = new HashMap<>();

    public static Requests get() {
        return new Requests().with("method", "GET");
    }

    public Requests with(String fact, Object value) {
        facts.put(fact, value);
        return this;
    }

    public Requests parameter(String name, String... values) {
        return with("parameter " + name, values);
    }

    public Requests session(String name, Object value) {
        return with("session " + name, value);
    }

    public Requests attribute(String name, Object value) {
        return with("attribute " + name, value);
    }

    public Requests cookie(String name, String value) {
        return with("cookie " + name, value);
    }

    private String text(String fact) {
        return (String) facts.get(fact);
    }

    @Override
    public String method() {
        return text("method");
    }

    @Override
    public String parameter(String name) {
        String[] values = parameterValues(name);
        return values == null ? null : values[0];
    }

    @Override
    public String[] parameterValues(String name) {
        return (String[]) facts.get("parameter " + name);
    }

    @Override
    public String queryString() {
        return text("queryString");
    }

    @Override
    public Object sessionAttribute(String name) {
        return facts.get("session " + name);
    }

    @Override
    public String sessionId() {
        return text("sessionId");
    }

    @Override
    public String cookie(String name) {
        return text("cookie " + name);
    }

    @Override
    public Object attribute(String name) {
        return facts.get("attribute " + name);
    }

    @Override
    public String header(String name) {
        return text("header " + name);
    }

    @Override
    public String pathInfo() {
        return text("pathInfo");
    }

    @Override
    public String servletPath() {
        return text("servletPath");
    }

    @Override
    public Locale locale() {
        return (Locale) facts.get("locale");
    }

    @Override
    public String characterEncoding() {
        return text("encoding");
    }
}
