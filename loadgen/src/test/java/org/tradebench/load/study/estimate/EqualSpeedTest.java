package org.tradebench.load.study.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.plan.PlannedTrial;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;
import org.tradebench.load.study.record.TrialFigures;
import org.tradebench.load.validity.Validity;

/** A machine whose speed swings by a third from window to window, and a level that carries 10 % more. */
class EqualSpeedTest {
    private static final double PLANTED = 1.1;
    private static final int BLOCKS = 6;

    private static final Studies STUDIES = new Studies(Path.of("studies"));

    private final Study study = STUDIES.of("caching-mode").only("caching", List.of("none", "command"));

    @Test
    void theMachinesSpeedIsTakenOut() {
        StudyResult result = StudyResult.of(record("embedded", 1.98));
        PairedRatio throughput = ratio(result, Measure.THROUGHPUT);
        PairedRatio pace = ratio(result, Measure.PACE);
        assertThat(pace.ratio()).isCloseTo(PLANTED, within(0.02));
        assertThat(pace.low()).isGreaterThan(1.05);
        assertThat(pace.detectable()).isLessThan(throughput.detectable() / 3);
        assertThat(result.resolution()).contains(", at equal speed one of ");
        ClaimResult claim = result.claims().get(0);
        assertThat(claim.pace()).isEqualTo(pace);
        assertThat(claim.ratio()).isEqualTo(throughput);
    }

    @Test
    void nothingIsSaidOfItWhereTheCpusWereNotUsedUp() {
        assertThat(ratio(StudyResult.of(record("embedded", 1.7)), Measure.PACE)).isNull();
    }

    @Test
    void norWhereTheDriverHasAMachineOfItsOwn() {
        assertThat(ratio(StudyResult.of(record("staging.yaml", 1.98)), Measure.PACE))
                .isNull();
    }

    @Test
    void norWhereTheLevelsGiveTheDriverOtherWork() {
        for (String name : List.of("tls", "update-mix", "network")) {
            StudyResult result = StudyResult.of(record(STUDIES.of(name), Map.of(), "compose", 1.98));
            assertThat(result.cells())
                    .filteredOn(cell -> !cell.baseline())
                    .as(name)
                    .allSatisfy(cell -> {
                        assertThat(cell.ratios()).containsKey(Measure.THROUGHPUT);
                        assertThat(cell.ratios().containsKey(Measure.PACE))
                                .isEqualTo(cell.cell().again());
                    });
        }
    }

    private static PairedRatio ratio(StudyResult result, Measure measure) {
        return result.cells().get(1).ratios().get(measure);
    }

    private StudyRecord record(String target, double busy) {
        return record(study, Map.of("caching", List.of("none", "command")), target, busy);
    }

    private static StudyRecord record(Study study, Map<String, List<String>> sizes, String target, double busy) {
        StudyPlan plan = StudyPlan.of(study, BLOCKS, 1);
        Random random = new Random(7);
        List<StudyTrial> trials = new ArrayList<>();
        for (int block = 1; block <= BLOCKS; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                double speed = 1 + 0.33 * (2 * random.nextDouble() - 1);
                double carries = trial.cell().level().equals("command") ? PLANTED : 1;
                trials.add(new StudyTrial(
                        block,
                        trial.place(),
                        trial.cell().label(),
                        trial.folder(),
                        1,
                        60,
                        Validity.VALID,
                        List.of(),
                        null,
                        figures(speed, carries * (1 + 0.005 * random.nextGaussian()), busy),
                        null));
            }
        }
        return new StudyRecord(
                1,
                study.name(),
                study.text(),
                sizes,
                false,
                target,
                Map.of(),
                BLOCKS,
                1,
                plan.hash(),
                "./trader study " + study.name(),
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of("cores", "2"),
                trials,
                "all blocks were made");
    }

    /** The driver takes 300 µs for an operation on a machine of ordinary speed. */
    private static TrialFigures figures(double speed, double carries, double busy) {
        double rate = 1000 * speed * carries;
        return new TrialFigures(
                rate,
                8000 / rate,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                0.14,
                Map.of("application", 1.1, "driver", rate * 300e-6 / speed),
                busy,
                20,
                20);
    }
}
