package org.tradebench.tests.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestSummaryTest {

    private static final Instant START = Instant.parse("2026-12-01T10:00:00Z");
    private static final String SKIPPED =
            "<testcase name=\"a\"><skipped message=\"needs Chromium: install it\"/></testcase>";

    @TempDir
    Path project;

    private void report(String folder, String name, String counts, String cases, Instant written) throws IOException {
        Path file = project.resolve(folder).resolve("TEST-org.example." + name + ".xml");
        Files.createDirectories(file.getParent());
        Files.writeString(
                file, "<testsuite name=\"org.example." + name + "\" " + counts + ">" + cases + "</testsuite>");
        Files.setLastModifiedTime(file, FileTime.from(written));
    }

    private void compiled(String name) throws IOException {
        Path file = project.resolve("tests/target/test-classes/org/example/" + name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[0]);
    }

    private void build() throws IOException {
        report(
                "loadgen/target/surefire-reports",
                "DeckTest",
                "time=\"1.5\" tests=\"1200\" errors=\"0\" failures=\"1\"",
                "",
                START);
        report(
                "tests/target/failsafe-reports",
                "PagesIT",
                "time=\"61.2\" tests=\"9\" errors=\"1\" failures=\"0\"",
                "",
                START.plusSeconds(60));
        report(
                "tests/target/failsafe-reports",
                "KeyboardIT",
                "time=\"0.1\" tests=\"1\" errors=\"0\" failures=\"0\"",
                SKIPPED,
                START.plusSeconds(60));
        report(
                "tests/target/failsafe-reports",
                "FaultsIT",
                "time=\"500\" tests=\"3\" errors=\"0\" failures=\"0\"",
                "",
                START.minusSeconds(3600));
        for (String name : new String[] {"PagesIT", "KeyboardIT", "FaultsIT"}) {
            compiled(name);
        }
    }

    @Test
    void countsTestsOfThisBuildOnly() throws IOException {
        build();
        assertThat(TestSummary.of(project, START).lines().get(0))
                .isEqualTo("Tests: 1,200 unit tests and 9 integration tests ran, 2 failed, 1 skipped");
    }

    @Test
    void reportsReasonsOfSkippedTests() throws IOException {
        build();
        assertThat(TestSummary.of(project, START).lines())
                .contains("  skipped: KeyboardIT: needs Chromium: install it")
                .contains("  classes of integration tests not in this build: 1; a build with -Pfull has every test");
    }

    @Test
    void ordersClassesByTime() throws IOException {
        build();
        assertThat(TestSummary.of(project, START).slowest())
                .containsSubsequence("| `PagesIT` | 9 | 61 |", "| `DeckTest` | 1,200 | 2 |")
                .noneMatch(line -> line.contains("FaultsIT"));
    }
}
