package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;

/** Prometheus scrapes the servers by their names, and every query of the dashboard has results. */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Order(5)
class ObserveIT {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "balancing", "PROMETHEUS_PORT", "0"));

    @AfterEach
    void stopPrometheus() {
        cluster.compose("--profile", "observe", "rm", "--stop", "--force", "prometheus");
    }

    @Test
    void scrapesEveryServerForDashboard() throws IOException {
        cluster.compose("--profile", "observe", "up", "--detach", "--no-deps", "prometheus")
                .text();
        String address = Docker.docker("port", RunningCompose.container("prometheus", 1), "9090")
                .text();
        URI prometheus = URI.create("http://" + address + "/api/v1/query?query=");

        Await.until(
                "both application servers are scraped",
                PATIENCE,
                () -> resultCount(prometheus, "up{job=\"application\"} == 1") == 2);
        assertThat(queries("job=\"application\"")).hasSizeGreaterThan(5);
        for (String query : queries("job=\"application\"")) {
            Await.until("results of query " + query, PATIENCE, () -> resultCount(prometheus, query) == 2);
        }
    }

    /** Returns the dashboard's queries that contain this text. */
    private static List<String> queries(String text) throws IOException {
        List<String> queries = new ArrayList<>();
        JSON
                .readTree(ProjectLayout.current()
                        .base()
                        .resolve("deploy/observe/grafana/dashboards/trader.json")
                        .toFile())
                .findValuesAsText("expr")
                .stream()
                .filter(expression -> expression.contains(text))
                .forEach(queries::add);
        return queries;
    }

    private static int resultCount(URI prometheus, String query) {
        URI uri = URI.create(prometheus + URLEncoder.encode(query, StandardCharsets.UTF_8));
        try {
            JsonNode answer = JSON.readTree(HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
                    .body());
            return answer.path("data").path("result").size();
        } catch (IOException notYet) {
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
