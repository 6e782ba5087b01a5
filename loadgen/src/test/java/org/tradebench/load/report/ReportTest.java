package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;

/** Checks what every report of a run contains: result, checks, and no external resources. */
class ReportTest {
    @TempDir
    Path folder;

    @Test
    void showsSummaryBelowResult() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.selectFirst("h1").text()).startsWith("VALID").contains("direct mode", "8 virtual users");
        assertThat(page.select(".summary tr")).hasSize(11);
        assertThat(page.select(".summary tr").eachText())
                .contains(
                        "95 % interval 180.0 to 180.0 requests/s, of these processes only: another run may differ by more");
        assertThat(page.select(".outcome.invalid")).isEmpty();
        assertThat(page.select(".outcome li").text()).contains("JIT compilation");
        assertThat(page.text()).contains("its first page 6.3 s after its server's process was started");
    }

    @Test
    void showsCorrectedBesideMeasuredLatency() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.select(".summary tr").eachText())
                .anySatisfy(line -> assertThat(line)
                        .matches("latency p50 .*, max [\\d.]+; corrected for coordinated omission p99 .*, p99.9 .*"));
        assertThat(page.select("tr").eachText())
                .anySatisfy(row -> assertThat(row).startsWith("all requests, corrected "));
        assertThat(page.text()).contains("one request per virtual user every");
        assertThat(page.select("#m-corrected-latency")).hasSize(1);
    }

    @Test
    void showsInvalidResultFirstWithoutSummary() throws IOException {
        Document page = SampleReport.write(folder, 300);
        Element first = page.selectFirst("main").child(0);
        assertThat(first.hasClass("outcome") && first.hasClass("invalid")).isTrue();
        assertThat(first.attr("role")).isEqualTo("alert");
        assertThat(first.text()).startsWith("INVALID").contains("errors", "must not be used");
        assertThat(page.select(".summary")).isEmpty();
        assertThat(page.selectFirst("title").text()).startsWith("INVALID");
    }

    @Test
    void tabulatesEveryCheckWithValueAndLimit() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.select("td .finding").eachText()).containsExactly("PASS", "PASS", "WARN");
        assertThat(page.text()).contains("JIT at most 10 % of the application's CPU", "20.00 %");
    }

    @Test
    void loadsNoExternalResources() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.select("script, link, img, iframe, object, embed, image, use, [src], [srcset]"))
                .isEmpty();
        assertThat(page.select("[href]").eachAttr("href")).allMatch(target -> target.startsWith("#"));
        assertThat(page.select("style").html().toLowerCase(Locale.ROOT)).doesNotContain("url(", "@import");
    }

    @Test
    void escapesTextFromRun() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.select("li").eachText()).contains(SampleReport.HOSTILE);
    }

    @Test
    void resolvesEveryLinkWithinPage() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.select("a[href]")).isNotEmpty();
        assertThat(page.select("a[href]").eachAttr("href"))
                .allSatisfy(target -> assertThat(page.getElementById(target.substring(1)))
                        .as(target)
                        .isNotNull());
    }

    @Test
    void givesEveryChartAccessibleName() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.select("svg")).hasSize(6).allSatisfy(chart -> {
            assertThat(chart.attr("role")).isEqualTo("img");
            assertThat(chart.attr("aria-label")).isNotBlank();
            assertThat(chart.select("title"))
                    .as("titles of its points")
                    .isNotEmpty()
                    .allSatisfy(title -> assertThat(title.text()).containsPattern("[0-9]"));
        });
        assertThat(page.select("svg").eachAttr("aria-label").toString())
                .contains("in the measurement interval from", "The machine has 2 cores");
    }

    @Test
    void drawsOnlyFiniteCoordinates() throws IOException {
        assertThat(SampleReport.write(folder, 0).select("svg").outerHtml()).doesNotContain("NaN", "Infinity");
    }

    @Test
    void redrawsReportFromFolderAlone() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        String first = Files.readString(Report.write(results));
        Files.delete(folder.resolve("run/report.html"));
        assertThat(Files.readString(Report.write(ResultFolder.of(folder.resolve("run")))))
                .isEqualTo(first);
    }

    @Test
    void rejectsFolderWithoutResult() {
        assertThatThrownBy(() -> ResultFolder.of(folder))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not a result folder");
    }

    @Test
    void rejectsNonEmptyFolderForNewRun() throws IOException {
        Files.writeString(folder.resolve("precious"), "data");
        assertThatThrownBy(() -> ResultFolder.create(folder))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not empty");
    }
}
