package org.tradebench.load.study.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.estimate.StudyResult;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.StudyRecord;

/** The number of blocks by a pilot, from the study file to the record. */
class PilotTest {
    private static final Study STUDY = new Studies(Path.of("studies")).of("caching-mode");

    @TempDir
    private Path folder;

    private final List<String> told = new ArrayList<>();

    private StudyRecord run(StudyRecord record, Function<Cell, Double> law, double noise) throws InterruptedException {
        StudyPlan plan = StudyPlan.of(STUDY, record.blocks(), record.seed());
        SimulatedSystem system = new SimulatedSystem(law, 0.1, noise, SimulatedSystem.Planted.NOTHING, 11);
        return new StudyRunner(STUDY, plan, system, new Budget(null, System::nanoTime), folder, told::add)
                .run(record, now -> {});
    }

    private static StudyRecord pilot(int most) {
        return StudyRunnerTest.empty(STUDY, 5, 1).upTo(most);
    }

    @Test
    void aQuietSystemKeepsToTheFloorAndANoisyOneGetsWhatItNeedsUpToTheBound() throws InterruptedException {
        StudyRecord quiet = run(pilot(30), cell -> 1000.0, 0.002);
        assertThat(quiet.choice().blocks()).isEqualTo(5);
        assertThat(quiet.trials()).hasSize(5 * 5);

        StudyRecord noisy = run(pilot(30), cell -> 1000.0, 0.02);
        assertThat(noisy.choice().blocks())
                .isBetween(6, 20)
                .isEqualTo(noisy.choice().needed());
        assertThat(noisy.trials()).hasSize(5 * noisy.choice().blocks());
        assertThat(noisy.ended()).isEqualTo("all " + noisy.choice().blocks() + " blocks were made");
        assertThat(told).anyMatch(line -> line.contains("would tell a difference of 3.0 % four times out of five"));

        StudyRecord bound = run(pilot(7), cell -> 1000.0, 0.05);
        assertThat(bound.choice().needed()).isGreaterThan(7);
        assertThat(bound.choice().blocks()).isEqualTo(7);
        assertThat(bound.trials()).hasSize(5 * 7);
    }

    /** The same noise with and without differences: a number that knew them would be another one. */
    @Test
    void theNumberKnowsNothingOfTheDifferences() throws InterruptedException {
        StudyRecord alike = run(pilot(30), cell -> 1000.0, 0.02);
        StudyRecord different = run(pilot(30), cell -> cell.level().equals("none") ? 1000.0 : 1700.0, 0.02);
        assertThat(different.choice().needed()).isEqualTo(alike.choice().needed());
        assertThat(StudyResult.of(different).levels().get(1).words(org.tradebench.load.study.Measure.THROUGHPUT))
                .isEqualTo("higher");
    }

    @Test
    void theNumberIsChosenOnceAndKeptWithTheResult() throws InterruptedException {
        StudyRecord first = run(pilot(30), cell -> 1000.0, 0.02);
        StudyRecord kept = StudyRecord.read(folder);
        assertThat(kept.choice()).isEqualTo(first.choice());
        told.clear();
        // Gone on with by a system that is far noisier: nothing is chosen anew, and nothing is left to make.
        StudyRecord again = run(kept, cell -> 1000.0, 0.3);
        assertThat(again.trials()).hasSameSizeAs(first.trials());
        assertThat(again.choice()).isEqualTo(first.choice());
        assertThat(told).isEmpty();
    }
}
