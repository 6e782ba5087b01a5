package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.study.Study;

class StudyReportTest {
    private static final Study STUDY = SampleStudy.study("caching-mode");

    @TempDir
    private Path folder;

    private static ExperimentRecord record(int blocks, boolean baselineCounts) {
        return SampleStudy.of(
                STUDY,
                blocks,
                trial -> baselineCounts || !trial.treatment().level().equals("none"));
    }

    private Document draw(ExperimentRecord record) throws Exception {
        record.write(folder);
        return Jsoup.parse(Files.readString(StudyReport.write(folder)));
    }

    @Test
    void drawsReportFromFolderAlone() throws Exception {
        Document page = draw(record(6, true));
        assertThat(page.select("script, link, img")).isEmpty();
        assertThat(page.select("[src]")).isEmpty();
        assertThat(page.title()).isEqualTo(STUDY.title());
        assertThat(page.select("svg")).hasSizeGreaterThan(4);
        assertThat(page.select("figure").eachAttr("id")).doesNotHaveDuplicates().allSatisfy(id -> {
            String file = id.replace("figure-", "figures/");
            assertThat(folder.resolve(file + ".svg")).isRegularFile();
            assertThat(folder.resolve(file + ".png")).isRegularFile();
        });
        assertThat(page.text())
                .contains("./trader study caching-mode --blocks 6 --seed 1")
                .contains("with command caching throughput is almost twice that without a cache")
                .contains("conditions differ: the database, the bottleneck in the paper, used 0.60 of 2 cores")
                .contains("A/A")
                .contains("all 6 blocks were made");
        assertThat(Files.readAllLines(folder.resolve(StudyReport.TABLES)))
                .anyMatch(line -> line.contains("distributed-map") && line.contains("higher"));
    }

    @Test
    void omitsFindingsOfStudyWithoutPaper() throws Exception {
        draw(SampleStudy.of(SampleStudy.study("order-mode"), 6, trial -> true));

        assertThat(Files.readAllLines(folder.resolve(StudyReport.TABLES)))
                .anyMatch(line -> line.contains("| async "))
                .noneMatch(line -> line.contains("| in the paper |"));
    }

    @Test
    void linksToReportsOfKeptTrials() throws Exception {
        assertThat(draw(record(6, true)).select("a[href$=report.html]")).isEmpty();
        String trial = record(6, true).trials().get(0).folder();
        Files.createFile(Files.createDirectory(folder.resolve(trial)).resolve("report.html"));
        assertThat(draw(record(6, true)).select("a[href$=report.html]").eachAttr("href"))
                .containsExactly(trial + "/report.html");
    }

    @Test
    void alignsNumbersWithColumnNames() throws Exception {
        Element outcomes = draw(record(6, true)).select("table").first();
        assertThat(outcomes.select("thead th.n").eachText())
                .as("no speed-normalized throughput: synthetic trials have no bottleneck")
                .containsExactly("blocks", "throughput");
        assertThat(outcomes.select("td.n .interval").eachText())
                .isNotEmpty()
                .allSatisfy(interval -> assertThat(interval).matches("\\([0-9.]+–[0-9.]+\\)"));
    }

    @Test
    void separatesPerOperationMetricsFromOthers() throws Exception {
        record(6, true).write(folder);
        ObjectMapper json = new ObjectMapper();
        Path file = folder.resolve(ExperimentRecord.FILE);
        JsonNode root = json.readTree(file.toFile());
        root.get("trials")
                .forEach(trial ->
                        ((ObjectNode) trial.get("metrics")).put("hitRatio", 0.9).put("startSeconds", 6.2));
        json.writeValue(file.toFile(), root);

        Document page = Jsoup.parse(Files.readString(StudyReport.write(folder)));

        assertThat(headings(page, "Per operation: medians of the trials (least–most)"))
                .containsExactly(
                        "level",
                        "application CPU/operation, µs",
                        "database CPU/operation, µs",
                        "statements/operation",
                        "GC CPU/operation, µs");
        assertThat(headings(page, "Other metrics: medians of the trials (least–most)"))
                .containsExactly("level", "hit ratio", "start time, s");
    }

    private static List<String> headings(Document page, String caption) {
        return page.select("table").stream()
                .filter(table -> table.selectFirst("caption").text().equals(caption))
                .findFirst()
                .orElseThrow()
                .select("thead th")
                .eachText();
    }

    /** The throughput ratio of level and baseline differs from the same ratio divided by the gains of other levels. */
    @Test
    void drawsRatioBesideGainsInSeparateRows() throws Exception {
        Document page = draw(SampleStudy.of(SampleStudy.study("tuning-ladder"), 6, trial -> true));
        String words = page.getElementById("figure-ratios").select("svg").attr("aria-label");
        assertThat(words)
                .containsPattern("heap ÷ out of the box: [12]\\.[0-9]+ \\([^)]*\\); in the paper 1\\.75\\.")
                .containsPattern(
                        "heap ÷ out of the box, by the gain of each of 5 others: [12]\\.[0-9]+ [^;]*; in the paper > 1\\.");
    }

    @Test
    void drawsEachTrialAsDotInBars() throws Exception {
        Document page = draw(record(6, true));
        assertThat(page.select("figure svg[aria-label^=throughput] circle.dot").size())
                .as("24 trials and 6 of the A/A control in bars; no line for one number of virtual users")
                .isEqualTo(24 + 6);
    }

    @Test
    void drawsInvalidTrialsHollowAndExcludesThem() throws Exception {
        Document page = draw(record(6, false));
        Element bars = chart(page, "geometric mean of the trials");
        assertThat(bars.select("circle.hollow")).as("baseline and A/A").hasSize(6 + 6);
        assertThat(bars.select("circle.dot:not(.hollow)")).hasSize(18);
        assertThat(bars.select("rect.bar")).as("levels that count").hasSize(3);
        assertThat(bars.select("svg").attr("aria-label"))
                .contains("none, 8 clients: no valid trial (6 not VALID, drawn hollow)");
        assertThat(bars.select(".legend").text()).contains("not VALID");
        assertThat(page.select("figure[id$=-ratio] circle"))
                .as("no ratio to draw")
                .isEmpty();
    }

    @Test
    void drawsLineThroughMedians() throws Exception {
        Study baseline = SampleStudy.study("baseline");
        Document page = draw(
                SampleStudy.of(baseline, 6, trial -> !trial.treatment().level().equals("4") && trial.block() != 2));
        Element line = page.getElementById("figure-throughput-over-clients");
        assertThat(line.select("circle.dot:not(.hollow)")).hasSize(5 * 5);
        assertThat(line.select("circle.hollow")).hasSize(5 + 6);
        assertThat(line.selectFirst("path.line").attr("d")).matches("M[^ML]*(L[^ML]*){4}");
        assertThat(line.select("svg").attr("aria-label")).contains("no valid trial at 4 (6 not VALID, drawn hollow)");
    }

    private static Element chart(Document page, String caption) {
        return page.select("figure").stream()
                .filter(figure -> figure.selectFirst("figcaption").text().startsWith("throughput")
                        && figure.selectFirst("figcaption").text().contains(caption))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void isInvalidWithoutValidBaseline() throws Exception {
        Document page = draw(record(6, false));
        assertThat(page.title()).startsWith("INVALID: ");
        assertThat(page.select("section.outcome.invalid")).hasSize(1);
        assertThat(page.text())
                .contains("not tested")
                .contains("FAIL money: 1 row")
                .contains("none, 8 clients 0 – baseline")
                .contains("command, 8 clients 0 – too few blocks to say (0 of 5)")
                .doesNotContain("conditions differ");
    }

    @Test
    void givesNoOutcomeForFourBlocks() throws Exception {
        assertThat(draw(record(4, true)).text())
                .contains("too few blocks to say (4 of 5)")
                .contains("insufficient data (4 of 5 blocks)")
                .doesNotContain("conditions differ");
    }
}
