package org.tradebench.tests.screen;

import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;

/** A study's report, rendered from its study.json alone. */
@Requires(CHROMIUM)
@Tag("full")
@OwnSystem
class StudyReportIT {

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

    @ParameterizedTest
    @CsvSource({
        "caching-mode, 'Ways to cache, side by side'",
        "disk-offload, Disk offload",
        "heap-size, 'Heap sizes, side by side'"
    })
    void rendersReportOfKeptStudy(String study, String title) throws IOException {
        assertRenders(study, title, KeptStudy.of(study).in(parent.resolve(study)));
    }

    @Test
    void rendersReportWithInvalidBaseline() throws IOException {
        Path folder = KeptStudy.of("caching-mode").invalid("none, 8 clients").in(parent.resolve("invalid"));
        assertRenders("study-invalid", "INVALID: Ways to cache", folder);
    }

    @ParameterizedTest
    @CsvSource({"scale-out, Scale-out", "open-model, Open model"})
    void rendersReportOfSyntheticStudy(String study, String title) throws IOException {
        assertRenders(study, title, MadeUpStudy.in(parent.resolve(study), study));
    }

    private static void assertRenders(String name, String title, Path folder) {
        ReportWindow.render("report", folder);
        window.inspect(name, title, folder.resolve("report.html"));
    }
}
