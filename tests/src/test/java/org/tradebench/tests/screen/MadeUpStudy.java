package org.tradebench.tests.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.FoundKnee;
import org.tradebench.load.experiment.OpenMetrics;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.validity.Validity;

/** Made-up results of a study of the project, for charts that no kept study has: a fitted line over a numeric factor, the paper's curve, arrival rates. */
final class MadeUpStudy {

    private static final int BLOCKS = 5;
    private static final double KNEE = 1200;

    private MadeUpStudy() {}

    /** Writes the results into a new folder and returns the folder. */
    static Path in(Path folder, String name) throws IOException {
        Study study = new Studies(ProjectLayout.current().studies()).of(name);
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), BLOCKS, 1);
        List<TrialRecord> trials = new ArrayList<>();
        for (int block = 1; block <= BLOCKS; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                trials.add(made(trial));
            }
        }
        ExperimentRecord record = new ExperimentRecord(
                ExperimentRecord.VERSION,
                name,
                study.experiment().text(),
                Map.of(),
                false,
                study.target(),
                Map.of(),
                BLOCKS,
                1,
                plan.hash(),
                "./trader study " + name,
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of("cores", "2", "processor", "none, these figures are made up"),
                trials,
                "all " + BLOCKS + " blocks were made");
        boolean open = trials.stream().anyMatch(trial -> trial.metrics().open() != null);
        (open ? record.found(new FoundKnee(KNEE, 8)) : record).write(Files.createDirectories(folder));
        return folder;
    }

    private static TrialRecord made(PlannedTrial trial) {
        return new TrialRecord(
                trial.block(),
                trial.place(),
                trial.treatment().label(),
                trial.folder(),
                1,
                60,
                Validity.VALID,
                List.of(),
                null,
                figures(trial.treatment().settings(), 1 + 0.02 * trial.block() + 0.003 * trial.place()),
                null);
    }

    private static TrialMetrics figures(Map<Setting, String> settings, double speed) {
        OpenMetrics open = settings.containsKey(Setting.ARRIVALS) ? open(settings.get(Setting.ARRIVALS), speed) : null;
        double servers = Double.parseDouble(settings.getOrDefault(Setting.SERVERS, "1"));
        double carried = 500 * speed * servers / (1 + 0.1 * (servers - 1) + 0.01 * servers * (servers - 1));
        double rate = open == null ? carried : open.completedPerSecond();
        return new TrialMetrics(
                rate,
                8000 / rate,
                6000 / rate,
                40_000 / rate,
                700 / speed,
                300 / speed,
                9.0,
                1.5,
                0.9,
                0.14,
                Map.of("application", 1.2, "database", 0.4, "load generator", 0.3 * speed),
                1.98,
                20,
                18,
                open,
                null,
                List.of(),
                700.0,
                6 / speed);
    }

    private static OpenMetrics open(String share, double speed) {
        double used = Double.parseDouble(share.replace("%", "").strip()) / 100;
        double service = 4 * speed;
        double response = service / (1 - used);
        return new OpenMetrics(
                used * KNEE,
                used * KNEE * 0.999,
                response,
                0.7 * response,
                4.6 * response,
                service,
                0.7 * service,
                4.6 * service,
                0);
    }
}
