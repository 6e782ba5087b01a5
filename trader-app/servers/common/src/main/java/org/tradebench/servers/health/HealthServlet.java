package org.tradebench.servers.health;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonWriter;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.eclipse.microprofile.health.Startup;

/**
 * Serves the pages of MicroProfile Health: JSON, with status 503 when a check fails. SmallRye's own reporter works with SmallRye's configuration only, which
 * GlassFish does not have.
 */
@WebServlet({HealthServlet.ALL, HealthServlet.ALL + "/*"})
public final class HealthServlet extends HttpServlet {
    static final String ALL = "/health";

    private static final long serialVersionUID = 1L;

    /** The checks of each page below {@value #ALL}. */
    private static final Map<String, Annotation> KINDS = Map.of(
            "/live", Liveness.Literal.INSTANCE,
            "/ready", Readiness.Literal.INSTANCE,
            "/started", Startup.Literal.INSTANCE);

    @Inject
    @Any
    private transient Instance<HealthCheck> checks;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String page = request.getPathInfo();
        if (page != null && !KINDS.containsKey(page)) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        List<HealthCheckResponse> answers = KINDS.entrySet().stream()
                .filter(kind -> page == null || page.equals(kind.getKey()))
                .flatMap(kind -> checks.select(kind.getValue()).stream())
                .map(HealthCheck::call)
                .toList();
        boolean up = answers.stream().allMatch(answer -> answer.getStatus() == HealthCheckResponse.Status.UP);
        response.setStatus(up ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE);
        response.setContentType("application/json");
        JsonArrayBuilder list = Json.createArrayBuilder();
        answers.forEach(answer -> list.add(json(answer)));
        try (JsonWriter out = Json.createWriter(response.getOutputStream())) {
            out.write(Json.createObjectBuilder()
                    .add("status", up ? "UP" : "DOWN")
                    .add("checks", list)
                    .build());
        }
    }

    private static JsonObject json(HealthCheckResponse answer) {
        JsonObjectBuilder check = Json.createObjectBuilder()
                .add("name", answer.getName())
                .add("status", answer.getStatus().name());
        answer.getData().ifPresent(data -> check.add("data", Json.createObjectBuilder(data)));
        return check.build();
    }
}
