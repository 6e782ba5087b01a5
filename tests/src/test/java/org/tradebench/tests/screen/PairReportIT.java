package org.tradebench.tests.screen;

import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;

/** The report that compares two results. */
@Requires(CHROMIUM)
@Tag("full")
@OwnSystem
class PairReportIT {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path MEASURED = ProjectLayout.current()
            .base()
            .resolve("loadgen/src/test/resources/org/tradebench/load/results/measured-run.json");

    private static ReportWindow window;

    @TempDir
    Path parent;

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
    void rendersComparisonOfStudyOnTwoMachines() throws IOException {
        assertRenders(
                "pair-of-studies",
                KeptStudy.of("caching-mode").in(parent.resolve("here")),
                KeptStudy.of("caching-mode")
                        .on("Another processor")
                        .begunAt("2026-12-01T10:00:00Z")
                        .times(1.3, "distributed-map")
                        .in(parent.resolve("there")));
    }

    @Test
    void rendersComparisonOfTwoRuns() throws IOException {
        ObjectNode run = (ObjectNode) JSON.readTree(MEASURED.toFile());
        Path first = run("here", run);
        ((ObjectNode) run.get("summary")).put("operationsPerSecond", 123.4);
        ((ObjectNode) run.at("/environment/machine")).put("processor", "Another processor");
        ((ObjectNode) run.at("/environment/virtualMachines"))
                .put("application", "-XX:+UseZGC -Xmx4g -Dfile.encoding=UTF-8");
        assertRenders("pair-of-runs", first, run("there", run));
    }

    private Path run(String name, ObjectNode content) throws IOException {
        Path folder = Files.createDirectory(parent.resolve(name));
        JSON.writeValue(folder.resolve(ResultFolder.RUN).toFile(), content);
        return folder;
    }

    private void assertRenders(String name, Path first, Path second) {
        Path folder = parent.resolve(name);
        ReportWindow.render("compare", first, second, "--out", folder);
        window.inspect(name, "there beside here", folder.resolve(ResultFolder.REPORT));
    }
}
