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
                        counts
                                ? new TrialFigures(
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
                                        20)
                                : null));
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
