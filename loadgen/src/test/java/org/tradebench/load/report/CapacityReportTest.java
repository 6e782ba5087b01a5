package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.capacity.SampleCapacity;
import org.tradebench.load.results.ResultFolder;

class CapacityReportTest {
    @TempDir
    private Path folder;

    private Document draw(CapacityRecord record) throws IOException {
        new ResultFolder(folder.toAbsolutePath()).write(CapacityRecord.FILE, record);
        return Jsoup.parse(Files.readString(CapacityReport.write(folder.toAbsolutePath())));
    }

    @Test
    void drawsTrialsAgainstLimit() throws IOException {
        CapacityRecord found = SampleCapacity.found();
        Document page = draw(found);
        assertThat(page.select("h1").text())
                .startsWith(
                        "VALID: direct mode, no caching, largest arrival rate with p99 < 60 ms for 64 virtual users");
        assertThat(page.select("section.valid p").eachText())
                .containsExactly(
                        found.conclusion(),
                        "Warnings in the confirmations: interval for p99 (3 of 3). The trials' own reports explain them.");
        assertThat(page.select("figure circle")).hasSameSizeAs(found.trials());
        assertThat(page.select("figure line.limit")).hasSize(1);
        assertThat(page.select("figure svg").attr("aria-label")).contains(" ms at 560 operations/s, met");
        assertThat(page.select("tbody tr").size())
                .isGreaterThanOrEqualTo(found.trials().size());
        assertThat(page.select("pre code").text()).contains("--find-max 'p99<60ms'");
        assertThat(folder.resolve("figures/capacity.svg")).exists();
    }

    @Test
    void drawsTrialsLimitedByLoadGeneratorHollow() throws IOException {
        Document page = draw(SampleCapacity.limited());
        assertThat(page.select("h1").text()).startsWith("INVALID: ");
        assertThat(page.select("figure circle.hollow")).isNotEmpty();
        assertThat(page.select("section.invalid p").first().text()).startsWith("No conclusion");
    }

    @Test
    void tabulatesEachTrialInOneRow() {
        CapacityRecord found = SampleCapacity.found();
        assertThat(CapacityReport.trials(found)).hasSize(1 + found.trials().size());
        assertThat(CapacityReport.trials(found).get(0))
                .containsExactly(
                        "trial",
                        "rate, operations/s",
                        "offered",
                        "completed",
                        "response p99, ms",
                        "service p99, ms",
                        "limit");
        assertThat(CapacityReport.trials(found).get(1))
                .startsWith("search", "560")
                .endsWith("met");
    }
}
