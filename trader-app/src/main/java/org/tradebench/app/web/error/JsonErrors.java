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

/** Problems as JSON: {@code {"status":400,"title":"Bad request","message":"…"}}. */
public final class JsonErrors {

    /** Kept: the provider's look-up reads the class path each time. */
    private static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());

    private JsonErrors() {}

    /** Whether the request that failed was one of the REST interface. */
    public static boolean isAskedFor(HttpServletRequest request) {
        String uri = (String) request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        return (uri == null ? request.getRequestURI() : uri).startsWith(request.getContextPath() + "/rest/");
    }

    public static void show(HttpServletResponse response, Problem problem) throws IOException {
        response.setStatus(problem.status());
        if (problem.retryAfterSeconds() > 0) {
            response.setHeader("Retry-After", Integer.toString(problem.retryAfterSeconds()));
        }
        response.setContentType("application/json");
        response.getOutputStream().write(text(problem).getBytes(StandardCharsets.UTF_8));
    }

    /** The problem as a JSON object. */
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
