package org.tradebench.load.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.FoundKnee;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlameGraphDifference;
import org.tradebench.load.flightrecorder.FlameGraphDifference.Recorded;
import org.tradebench.load.flightrecorder.FlameGraphs;
import org.tradebench.load.process.Folders;
import org.tradebench.load.results.TimeUse;

/** Makes one more trial of each treatment of an experiment by itself, whose application is recorded. They show where a difference comes from, and are part of no ratio. */
final class ProfiledTrials {
    private final RandomizedBlocks plan;
    private final TrialRunner trials;
    private final Display display;

    ProfiledTrials(RandomizedBlocks plan, TrialRunner trials, Display display) {
        this.plan = plan;
        this.trials = trials;
        this.display = display;
    }

    /** Refuses an experiment whose application cannot be recorded here, before anything is started. */
    void check() {
        // The check does not depend on the rate.
        all().forEach(trial -> trials.checkProfile(trial.at(100)));
    }

    /**
     * Makes the trials that were not made yet, and draws the flame graphs of the differences. A failed trial does not affect the others.
     *
     * @param baseline level that the others are compared with
     * @param knee what rates of arrivals are shares of; null where none is
     * @param folder of the experiment
     */
    void make(String baseline, @Nullable FoundKnee knee, Path folder) throws InterruptedException {
        for (PlannedTrial trial : all()) {
            Path own = folder.resolve(trial.treatment().profileFolder(plan.treatments()));
            if (FlameGraphs.in(own).isEmpty()) {
                display.print("profile of " + trial.treatment().label());
                try {
                    deleteUnfinished(own);
                    trials.profile(knee == null ? trial : trial.at(knee.perSecond()), own);
                } catch (Failure e) {
                    display.print("no profile of " + trial.treatment().label() + ": " + e.getMessage());
                }
            }
        }
        for (PlannedTrial trial : all()) {
            Treatment treatment = trial.treatment();
            Treatment against = plan.treatment(baseline, treatment.over());
            if (against != null && !against.label().equals(treatment.label())) {
                draw(against, treatment, folder);
            }
        }
    }

    /** Deletes the folder of a profile that was broken off: it has no flame graphs, and no other profile can be made in it. */
    private static void deleteUnfinished(Path own) {
        try {
            Folders.delete(own);
        } catch (IOException e) {
            throw Failure.of("cannot delete the unfinished profile in " + own + ": " + e.getMessage(), e);
        }
    }

    private void draw(Treatment baseline, Treatment treatment, Path folder) {
        Recorded own = recorded(treatment, folder);
        FlameGraphDifference.draw(recorded(baseline, folder), own, own.folder());
    }

    private Recorded recorded(Treatment treatment, Path folder) {
        Path own = folder.resolve(treatment.profileFolder(plan.treatments()));
        return new Recorded(treatment.label(), own, TimeUse.ofProfile(own).ofAllComponents());
    }

    /** Returns a trial of every treatment, to be measured by itself even where the experiment measures systems alternately. */
    private List<PlannedTrial> all() {
        List<PlannedTrial> alone = new ArrayList<>();
        for (Treatment treatment : plan.treatments()) {
            if (!treatment.again()) {
                Map<Setting, String> settings = new EnumMap<>(treatment.settings());
                settings.keySet().removeIf(Setting::isSliceSetting);
                alone.add(new PlannedTrial(
                        1,
                        alone.size() + 1,
                        new Treatment(treatment.label(), treatment.level(), treatment.over(), false, settings)));
            }
        }
        return alone;
    }
}
