package org.tradebench.load.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Threshold;
import org.tradebench.load.validity.CheckOutcome;

/** Checks the files that a build server shows: JUnit XML and Markdown. */
class BuildServerFilesTest {
    private static final Threshold EXCEEDED = Threshold.parse("p99>1us");
    private static final Threshold KEPT = Threshold.parse("errors>1000000");

    @TempDir
    Path folder;

    private RunRecord run(long errors) throws IOException {
        return SampleRun.write(folder.resolve("run" + errors), errors, "<note> & |")
                .run();
    }

    private Element junit(RunRecord run) throws IOException {
        JUnitFile.write(folder, run, List.of(EXCEEDED, KEPT));
        return Jsoup.parse(Files.readString(folder.resolve("junit.xml")), "", Parser.xmlParser())
                .selectFirst("testsuite");
    }

    @Test
    void reportsChecksAndThresholdsAsTests() throws IOException {
        RunRecord run = run(0);
        Element suite = junit(run);
        assertThat(suite.attr("name")).contains("direct mode");
        assertThat(suite.select("testcase[classname=trader.validity]").eachAttr("name"))
                .isEqualTo(run.checks().stream().map(check -> check.check()).toList());
        assertThat(suite.attr("tests")).isEqualTo(Integer.toString(run.checks().size() + 2));
        assertThat(suite.attr("failures")).isEqualTo("1");
        assertThat(suite.select("failure").attr("message"))
                .startsWith("p99 is ")
                .endsWith(" ms, above 0.001 ms");
        assertThat(suite.select("testcase[name=errors above 1000000]").first().childrenSize())
                .isZero();
        assertThat(suite.select("system-out").eachText())
                .hasSize((int) run.checks().stream()
                        .filter(check -> check.outcome() == CheckOutcome.WARN)
                        .count())
                .allMatch(text -> text.startsWith("WARN "));
    }

    @Test
    void skipsThresholdsOfInvalidRun() throws IOException {
        Element suite = junit(run(300));
        assertThat(suite.select("testcase:has(failure)").eachAttr("name")).contains("errors");
        assertThat(suite.select("testcase[classname=trader.threshold]:has(skipped)"))
                .hasSize(2);
        assertThat(suite.select("failure")).hasSize(Integer.parseInt(suite.attr("failures")));
        assertThat(suite.select("skipped")).hasSize(Integer.parseInt(suite.attr("skipped")));
    }

    @Test
    void summarizesResultReasonsAndMetrics() throws IOException {
        MarkdownSummary.write(folder, run(0), List.of("p99 is 40 ms, above 20 ms"));
        assertThat(Files.readString(folder.resolve("summary.md")))
                .startsWith("## VALID")
                .contains("\n- FAIL --fail-if: p99 is 40 ms, above 20 ms\n", "| metric ", "\n| throughput ");
    }

    @Test
    void omitsMetricsOfInvalidRun() throws IOException {
        MarkdownSummary.write(folder, run(300), List.of());
        assertThat(Files.readString(folder.resolve("summary.md")))
                .startsWith("## INVALID")
                .contains("must not be used", "\n- FAIL errors: ")
                .doesNotContain("| metric ");
    }
}
