package org.tradebench.tests.screen;

import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;

/** The reports of comparisons by earlier versions, rendered from their comparison.json alone. */
@Requires(CHROMIUM)
@Tag("full")
@OwnSystem
class ComparisonReportIT {

    private static final String COMPARISON = "comparison.json";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path MEASURED = ProjectLayout.current()
            .base()
            .resolve("loadgen/src/test/resources/org/tradebench/load/results/measured-comparison.json");

    /** Replaces caching types by servers, for another comparison with the same metrics. */
    private static final Map<String, String> SERVERS = Map.of(
            "none", "1 server",
            "none A/A", "1 server A/A",
            "command", "2 servers",
            "command-servlet", "4 servers",
            "distributed-map", "8 servers");

    private static ReportWindow window;

    @TempDir
    Path folder;

    @BeforeAll
    static void open() {
        window = new ReportWindow();
    }

    @AfterAll
    static void close() {
        if (window != null) {
            window.close();
        }
    }

    @Test
    void rendersComparisonOfCachingTypes() throws IOException {
        Files.copy(MEASURED, folder.resolve(COMPARISON));
        assertRenders("comparison-of-caching", "Caching compared");
    }

    @Test
    void rendersComparisonOfServerCounts() throws IOException {
        ObjectNode comparison = (ObjectNode) JSON.readTree(MEASURED.toFile());
        comparison.put("factor", "APPLICATIONS").put("reference", "1 server");
        for (JsonNode trial : comparison.get("trials")) {
            ((ObjectNode) trial).put("arm", SERVERS.get(trial.get("arm").asText()));
        }
        for (JsonNode result : comparison.get("results")) {
            ObjectNode arm = (ObjectNode) result.get("arm");
            String label = SERVERS.get(arm.get("label").asText());
            arm.put("label", label).put("applications", label.charAt(0) - '0');
        }
        JSON.writeValue(folder.resolve(COMPARISON).toFile(), comparison);
        assertRenders("comparison-of-servers", "Application servers compared");
    }

    private void assertRenders(String name, String title) {
        ReportWindow.render("report", folder);
        window.inspect(name, title, folder.resolve(ResultFolder.REPORT));
    }
}
