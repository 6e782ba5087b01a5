package org.tradebench.tests.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.study.Setting;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.plan.PlannedTrial;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.FoundKnee;
import org.tradebench.load.study.record.OpenFigures;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;
import org.tradebench.load.study.record.TrialFigures;
import org.tradebench.load.validity.Validity;

/** A study of the project that nobody made, for what no kept one has: a line over a number with its law, the paper's curve, rates of arrivals. */
final class MadeUpStudy {

    private static final int BLOCKS = 5;
    private static final double KNEE = 1200;

    private MadeUpStudy() {}

    /** Leaves it in a new folder and gives that. */
    static Path in(Path folder, String name) throws IOException {
        Study study = new Studies(ProjectLayout.current().studies()).of(name);
        StudyPlan plan = StudyPlan.of(study, BLOCKS, 1);
        List<StudyTrial> trials = new ArrayList<>();
        for (int block = 1; block <= BLOCKS; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                trials.add(made(trial));
            }
        }
        StudyRecord record = new StudyRecord(
                StudyRecord.VERSION,
                name,
                study.text(),
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
        boolean open = trials.stream().anyMatch(trial -> trial.figures().open() != null);
        (open ? record.found(new FoundKnee(KNEE, 8)) : record).write(Files.createDirectories(folder));
        return folder;
    }

    private static StudyTrial made(PlannedTrial trial) {
        return new StudyTrial(
                trial.block(),
                trial.place(),
                trial.cell().label(),
                trial.folder(),
                1,
                60,
                Validity.VALID,
                List.of(),
                null,
                figures(trial.cell().settings(), 1 + 0.02 * trial.block() + 0.003 * trial.place()),
                null);
    }

    private static TrialFigures figures(Map<Setting, String> settings, double mood) {
        OpenFigures open = settings.containsKey(Setting.ARRIVALS) ? open(settings.get(Setting.ARRIVALS), mood) : null;
        double servers = Double.parseDouble(settings.getOrDefault(Setting.SERVERS, "1"));
        double carried = 500 * mood * servers / (1 + 0.1 * (servers - 1) + 0.01 * servers * (servers - 1));
        double rate = open == null ? carried : open.completedPerSecond();
        return new TrialFigures(
                rate,
                8000 / rate,
                6000 / rate,
                40_000 / rate,
                700 / mood,
                300 / mood,
                9.0,
                1.5,
                0.9,
                0.14,
                Map.of("application", 1.2, "database", 0.4, "driver", 0.3 * mood),
                1.98,
                20,
                18,
                open);
    }

    private static OpenFigures open(String share, double mood) {
        double used = Double.parseDouble(share.replace("%", "").strip()) / 100;
        double service = 4 * mood;
        double response = service / (1 - used);
        return new OpenFigures(
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
