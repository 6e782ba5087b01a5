package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.estimate.MadeStudies;
import org.tradebench.load.study.estimate.StudyResult;

/** Of a study that was made, whose levels can be compared at equal speed; StudyReportTest's made-up one cannot. */
class StudyTablesTest {
    private static final String PACE = "throughput at equal speed";

    private final List<StudyResult> made = MadeStudies.in(Path.of("../docs/results"), new Studies(Path.of("studies")));

    @Test
    void whatLevelsHaveStandsBesideTheirVerdict() {
        StudyResult caching = study("caching-mode");
        assertThat(StudyTables.throughput(caching).get(0))
                .containsExactly("level", "blocks", "throughput", "verdict", PACE);
        assertThat(StudyTables.verdicts(caching).get(0)).contains(PACE, "mean latency", "statements/operation");
        assertThat(StudyTables.others(caching))
                .hasSameSizeAs(StudyTables.verdicts(caching))
                .allSatisfy(row -> assertThat(row)
                        .hasSameSizeAs(StudyTables.others(caching).get(0)));
        assertThat(StudyTables.others(caching).get(0))
                .startsWith("level", "mean latency")
                .doesNotContain(PACE);
    }

    private StudyResult study(String name) {
        return made.stream()
                .filter(result -> result.study().name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
