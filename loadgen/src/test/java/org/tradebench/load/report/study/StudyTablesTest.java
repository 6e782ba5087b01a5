package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.StudyFindings;
import org.tradebench.load.study.StudyResult;

/** Checks tables of measured studies, which have speed-normalized throughput, unlike the synthetic one of StudyReportTest. */
class StudyTablesTest {
    private static final String NORMALIZED = "throughput normalized by load-generator CPU";

    private final List<StudyFindings> studies = new Studies(Path.of("studies")).findings(Path.of("../docs/results"));

    @Test
    void showsMetricsBesideOutcome() {
        List<StudyResult> results = study("cached-modes").results();
        StudyResult modes = results.get(results.size() - 1);
        assertThat(StudyTables.throughput(modes).get(0))
                .containsExactly("level", "blocks", "throughput", "outcome", NORMALIZED);
        assertThat(StudyTables.outcomes(modes).get(0)).contains(NORMALIZED, "mean latency", "statements/operation");
        assertThat(StudyTables.others(modes))
                .hasSameSizeAs(StudyTables.outcomes(modes))
                .allSatisfy(row ->
                        assertThat(row).hasSameSizeAs(StudyTables.others(modes).get(0)));
        assertThat(StudyTables.others(modes).get(0))
                .startsWith("level", "mean latency")
                .doesNotContain(NORMALIZED);
    }

    @Test
    void reportsFindingInconclusiveAfterHolmAdjustment() {
        List<StudyResult> ladders = study("tuning-ladder").results();
        StudyResult first = ladders.get(ladders.size() - 1);
        assertThat(row(FindingRows.of(first.findings()), "larger thread pools"))
                .endsWith("inconclusive (not reproduced by itself, but not after Holm's adjustment)");
    }

    @Test
    void statesBlocksNeededToDecideFinding() {
        // The ratio is 1.024: the bound of 1.03 is half as far away as the ends of the interval, 1.012 to 1.036.
        assertThat(finding("cached-modes", "throughput is higher with the distributed map than with command"))
                .endsWith("inconclusive: about 98 blocks would decide it");
    }

    @Test
    void statesWhyFindingIsNotTested() {
        assertThat(finding("disk-offload", "disk offload never"))
                .endsWith(
                        "–",
                        "–",
                        "–",
                        "not tested: the paper measured eight combinations of cache size and updates, of which this"
                                + " study has three");
    }

    private List<String> finding(String study, String beginning) {
        return row(FindingRows.of(study(study).findings()), beginning);
    }

    private static List<String> row(List<List<String>> rows, String beginning) {
        return rows.stream()
                .filter(row -> row.get(0).startsWith(beginning))
                .findFirst()
                .orElseThrow();
    }

    private StudyFindings study(String name) {
        return studies.stream()
                .filter(result -> result.study().name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
