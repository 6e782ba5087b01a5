package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyResult;

/** Lets a pilot choose the number of blocks, from the study file to the record. */
class PilotTest {
    private static final Study STUDY = new Studies(Path.of("src/test/resources/studies")).of("caching-mode");

    @TempDir
    private Path folder;

    private final List<String> messages = new ArrayList<>();

    private ExperimentRecord run(ExperimentRecord record, Function<Treatment, Double> law, double noise)
            throws InterruptedException {
        RandomizedBlocks plan = RandomizedBlocks.of(STUDY.experiment(), record.blocks(), record.seed());
        SimulatedSystem system = new SimulatedSystem(law, 0.1, noise, SimulatedSystem.Planted.NOTHING, 11);
        return new ExperimentRunner(
                        STUDY.experiment(), plan, system, new Budget(null, System::nanoTime), folder, messages::add)
                .run(record, now -> {});
    }

    private static ExperimentRecord pilot(int most) {
        return ExperimentRunnerTest.empty(STUDY, 5, 1).upTo(most);
    }

    @Test
    void choosesBlocksByNoiseWithinBounds() throws InterruptedException {
        ExperimentRecord quiet = run(pilot(30), treatment -> 1000.0, 0.002);
        assertThat(quiet.choice().blocks()).isEqualTo(5);
        assertThat(quiet.trials()).hasSize(5 * 5);

        ExperimentRecord noisy = run(pilot(30), treatment -> 1000.0, 0.02);
        assertThat(noisy.choice().blocks())
                .isBetween(6, 20)
                .isEqualTo(noisy.choice().needed());
        assertThat(noisy.trials()).hasSize(5 * noisy.choice().blocks());
        assertThat(noisy.ended()).isEqualTo("all " + noisy.choice().blocks() + " blocks were made");
        assertThat(messages).anyMatch(line -> line.contains("detect a difference of 3.0 % with 80 % power"));

        ExperimentRecord bound = run(pilot(7), treatment -> 1000.0, 0.05);
        assertThat(bound.choice().needed()).isGreaterThan(7);
        assertThat(bound.choice().blocks()).isEqualTo(7);
        assertThat(bound.trials()).hasSize(5 * 7);
    }

    /** The choice may depend on the noise only: the number of blocks is the same with and without differences between levels. */
    @Test
    void choiceDoesNotDependOnEffects() throws InterruptedException {
        ExperimentRecord alike = run(pilot(30), treatment -> 1000.0, 0.02);
        ExperimentRecord different =
                run(pilot(30), treatment -> treatment.level().equals("none") ? 1000.0 : 1700.0, 0.02);
        assertThat(different.choice().needed()).isEqualTo(alike.choice().needed());
        assertThat(StudyResult.of(different)
                        .made()
                        .levels()
                        .get(1)
                        .describe(org.tradebench.load.experiment.Measure.THROUGHPUT))
                .isEqualTo("higher");
    }

    @Test
    void choosesBlocksOnceAndRecordsThem() throws InterruptedException {
        ExperimentRecord first = run(pilot(30), treatment -> 1000.0, 0.02);
        ExperimentRecord kept = ExperimentRecord.read(folder);
        assertThat(kept.choice()).isEqualTo(first.choice());
        messages.clear();
        // Continues on a far noisier system: nothing is chosen again, and no trial is left to run.
        ExperimentRecord again = run(kept, treatment -> 1000.0, 0.3);
        assertThat(again.trials()).hasSameSizeAs(first.trials());
        assertThat(again.choice()).isEqualTo(first.choice());
        assertThat(messages).isEmpty();
    }
}
