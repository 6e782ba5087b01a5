package org.tradebench.app.web.error;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Writes problems as JSON: {@code {"status":400,"title":"Bad request","message":"…"}} for quotes (old scripts) and for metrics, problem documents (RFC 9457) everywhere else.
 */
public final class JsonErrors {
    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());

    /** Tells a client without a login which credentials are accepted. */
    public static final String CHALLENGE = "Bearer realm=\"trader\"";

    private JsonErrors() {}

    public static boolean isAskedFor(HttpServletRequest request) {
        String uri = (String) request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        return (uri == null ? request.getRequestURI() : uri).startsWith(request.getContextPath() + "/rest/");
    }

    /** Returns whether the address answered before there were problem documents. */
    private static boolean isOfQuotes(HttpServletRequest request) {
        String uri = (String) request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        String path = request.getContextPath() + "/rest/quotes";
        String requested = uri == null ? request.getRequestURI() : uri;
        return requested.equals(path) || requested.startsWith(path + "/");
    }

    public static String typeFor(HttpServletRequest request) {
        return isOfQuotes(request) ? "application/json" : "application/problem+json";
    }

    public static String textFor(HttpServletRequest request, Problem problem) {
        return isOfQuotes(request) ? text(problem) : document(problem);
    }

    static void show(HttpServletRequest request, HttpServletResponse response, Problem problem) throws IOException {
        if (problem.status() == HttpServletResponse.SC_UNAUTHORIZED) {
            response.setHeader("WWW-Authenticate", CHALLENGE);
        }
        write(response, problem, typeFor(request), textFor(request, problem));
    }

    public static void show(HttpServletResponse response, Problem problem) throws IOException {
        write(response, problem, "application/json", text(problem));
    }

    private static void write(HttpServletResponse response, Problem problem, String type, String text)
            throws IOException {
        problem.setOn(response);
        response.setContentType(type);
        response.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String document(Problem problem) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = GENERATORS.createGenerator(text)) {
            json.writeStartObject()
                    .write("type", "about:blank")
                    .write("title", problem.title())
                    .write("status", problem.status())
                    .write("detail", problem.message())
                    .writeEnd();
        }
        return text.toString();
    }

    public static String text(Problem problem) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = GENERATORS.createGenerator(text)) {
            json.writeStartObject()
                    .write("status", problem.status())
                    .write("title", problem.title())
                    .write("message", problem.message())
                    .writeEnd();
        }
        return text.toString();
    }
}
