package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.plan.PlannedTrial;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;
import org.tradebench.load.study.record.TrialFigures;

class StudyReportTest {
    private static final Study STUDY = new Studies(Path.of("studies")).of("caching-mode");

    @TempDir
    private Path folder;

    private static StudyRecord record(int blocks, boolean baselineCounts) {
        StudyPlan plan = StudyPlan.of(STUDY, blocks, 1);
        List<StudyTrial> trials = new ArrayList<>();
        for (int block = 1; block <= blocks; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                boolean baseline = trial.cell().level().equals("none");
                double rate = (baseline ? 1000 : 2000) + 5 * block + trial.place();
                boolean counts = baselineCounts || !baseline;
                trials.add(new StudyTrial(
                        block,
                        trial.place(),
                        trial.cell().label(),
                        trial.folder(),
                        1,
                        60,
                        counts ? Finding.OK : Finding.INVALID,
                        counts ? List.of() : List.of("INVALID money: 1 row, limit: none"),
                        null,
                        counts ? figures(rate) : null,
                        counts ? null : figures(rate)));
            }
        }
        return new StudyRecord(
                1,
                STUDY.name(),
                STUDY.text(),
                Map.of(),
                false,
                blocks,
                1,
                plan.hash(),
                "./trader study caching-mode --blocks 6 --seed 1",
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of("cores", "2"),
                trials,
                "all 6 blocks were made");
    }

    private static TrialFigures figures(double rate) {
        return new TrialFigures(
                rate,
                8000 / rate,
                null,
                null,
                500.0,
                300.0,
                null,
                1.5,
                null,
                0.14,
                Map.of("application", 0.8, "database", 0.6),
                1.9,
                20,
                20);
    }

    private Document draw(StudyRecord record) throws Exception {
        record.write(folder);
        return Jsoup.parse(Files.readString(StudyReport.write(folder)));
    }

    @Test
    void theReportIsDrawnFromTheFolderAloneAndFetchesNothing() throws Exception {
        Document page = draw(record(6, true));
        assertThat(page.select("script, link, img")).isEmpty();
        assertThat(page.select("[src]")).isEmpty();
        assertThat(page.title()).isEqualTo(STUDY.title());
        assertThat(page.select("svg")).hasSizeGreaterThan(5);
        assertThat(page.text())
                .contains("./trader study caching-mode --blocks 6 --seed 1")
                .contains("command caching carries almost twice as much as none")
                .contains("confirmed")
                .contains("A/A")
                .contains("all 6 blocks were made");
        assertThat(Files.readAllLines(folder.resolve(StudyReport.TABLES)))
                .anyMatch(line -> line.contains("distributed-map") && line.contains("higher"));
    }

    @Test
    void everyForkIsADotAndBarsBeginAtZero() throws Exception {
        Document page = draw(record(6, true));
        assertThat(page.select("svg[aria-label^=throughput] circle.dot").size())
                .as("24 forks and 6 of A/A in the bars, 24 over the clients, 4 ratios")
                .isEqualTo(24 + 6 + 24 + 4);
    }

    @Test
    void invalidForksAreHollowAndPartOfNoBarLineOrRatio() throws Exception {
        Document page = draw(record(6, false));
        Element bars = chart(page, "geometric mean of the forks");
        assertThat(bars.select("circle.hollow")).as("baseline and A/A").hasSize(6 + 6);
        assertThat(bars.select("circle.dot:not(.hollow)")).hasSize(18);
        assertThat(bars.select("rect.bar")).as("levels that count").hasSize(3);
        assertThat(bars.select("svg").attr("aria-label"))
                .contains("none, 8 clients: nothing counts (6 INVALID, drawn hollow)");
        assertThat(bars.select(".legend").text()).contains("INVALID");
        Element line = chart(page, "over clients");
        assertThat(line.select("circle.hollow")).hasSize(6);
        assertThat(line.select("path.line").stream()
                        .filter(path -> path.attr("d").isEmpty()))
                .hasSize(1);
        assertThat(page.select("svg[aria-label^=throughput] circle[r=5]"))
                .as("ratios")
                .isEmpty();
    }

    private static Element chart(Document page, String caption) {
        return page.select("figure").stream()
                .filter(figure -> figure.selectFirst("figcaption").text().startsWith("throughput")
                        && figure.selectFirst("figcaption").text().contains(caption))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aStudyWhoseBaselineDoesNotCountIsInvalidAndHasNoRatio() throws Exception {
        Document page = draw(record(6, false));
        assertThat(page.title()).startsWith("INVALID: ");
        assertThat(page.select("section.verdict.invalid")).hasSize(1);
        assertThat(page.text())
                .contains("not measured")
                .contains("INVALID money: 1 row")
                .doesNotContain("confirmed");
    }

    @Test
    void withFourBlocksNothingIsSaid() throws Exception {
        assertThat(draw(record(4, true)).text())
                .contains("too few blocks to say (4 of 5)")
                .doesNotContain("confirmed");
    }
}
