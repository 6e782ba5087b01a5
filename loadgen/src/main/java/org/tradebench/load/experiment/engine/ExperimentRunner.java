package org.tradebench.load.experiment.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.FoundKnee;
import org.tradebench.load.experiment.Knee;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.validity.Validity;

/** Makes a plan's trials, except those that a record already holds, and writes the record after each of them. */
public final class ExperimentRunner {
    /** A trial that failed is made once more. */
    private static final int ATTEMPTS = 2;

    private final Experiment experiment;
    private final RandomizedBlocks plan;
    private final TrialExecutor system;
    private final Budget budget;
    private final Path folder;
    private final Consumer<String> log;
    private final PilotStage pilot;

    /**
     * Prepares the trials of an experiment.
     *
     * @param experiment by whose settings pilot and knee are evaluated
     * @param folder takes the record and the trials' folders
     * @param log receives a line for a person about what comes next
     */
    public ExperimentRunner(
            Experiment experiment,
            RandomizedBlocks plan,
            TrialExecutor system,
            Budget budget,
            Path folder,
            Consumer<String> log) {
        this.experiment = experiment;
        this.plan = plan;
        this.system = system;
        this.budget = budget;
        this.folder = folder;
        this.log = log;
        pilot = new PilotStage(experiment, plan, budget, log);
    }

    /**
     * Makes the trials that are left.
     *
     * @param record what was made before; its trials stay
     * @param afterBlock is given the record after each block
     * @return the record with all trials, and the reason why there are no more
     */
    public ExperimentRecord run(ExperimentRecord record, Consumer<ExperimentRecord> afterBlock)
            throws InterruptedException {
        ExperimentRecord now = record;
        now.write(folder);
        Knee knee = experiment.knee();
        if (knee != null && now.knee() == null) {
            now = findKnee(now, knee);
            afterBlock.accept(now);
        }
        boolean begun = false;
        for (int block = 1; block <= now.blocksWithReplacements(); block++) {
            List<PlannedTrial> left = now.remaining(plan.block(block));
            if (left.isEmpty()) {
                now = withPilotChoice(block, now);
                continue;
            }
            Duration expected = interleaved() ? pilot.expectedBlock(now.choice()) : pilot.expected(left.size());
            if (begun && !budget.allows(expected)) {
                return end(
                        now,
                        "the budget of " + budget.text() + " leaves no time for block " + block + " of "
                                + now.blocksWithReplacements() + ", which would take about "
                                + PilotStage.minutes(expected) + " minutes");
            }
            begun = true;
            if (block > now.blocks()) {
                log.accept("block " + block + " replaces one that other work on the machine disturbed");
            }
            if (interleaved()) {
                now = runInterleaved(pilot.sliced(plan.block(block), now), now);
                left = List.of();
            }
            for (PlannedTrial trial : left) {
                log.accept("block " + block + " of " + now.blocksWithReplacements() + ", " + trial.place() + " of "
                        + plan.treatments().size() + ": " + trial.treatment().label());
                now = now.with(runTrial(
                        now.knee() == null ? trial : trial.at(now.knee().perSecond())));
                now.write(folder);
            }
            now = withPilotChoice(block, now);
            afterBlock.accept(now);
        }
        int replacing = now.blocksWithReplacements() - now.blocks();
        return end(
                now,
                "all " + now.blocks() + " blocks were made"
                        + (replacing == 0 ? "" : ", and " + replacing + " more in place of disturbed ones"));
    }

    /**
     * Finds the knee before the first block, by one trial of the closed model for each number of virtual users; trials that are in the record are not repeated.
     */
    private ExperimentRecord findKnee(ExperimentRecord record, Knee sought) throws InterruptedException {
        if (sought.perSecond() != null) {
            return save(record.found(new FoundKnee(sought.perSecond(), null)));
        }
        ExperimentRecord now = record;
        for (PlannedTrial trial : now.remaining(plan.search())) {
            log.accept("searching for the knee, " + trial.place() + " of "
                    + plan.search().size() + ": " + trial.treatment().label());
            now = save(now.with(runTrial(trial)));
        }
        List<FoundKnee.Point> points = new ArrayList<>();
        for (PlannedTrial trial : plan.search()) {
            for (TrialRecord made : now.trials()) {
                if (made.block() == trial.block()
                        && made.treatment().equals(trial.treatment().label())
                        && made.counts()) {
                    points.add(new FoundKnee.Point(
                            Integer.parseInt(trial.treatment().settings().get(Setting.CLIENTS)),
                            made.comparable().operationsPerSecond()));
                }
            }
        }
        FoundKnee knee = FoundKnee.of(points);
        if (knee == null) {
            throw Failure.of(
                    "the knee is unknown, because no trial of the closed model can be used: see the reports of these trials, or set 'knee: RATE' in the study file");
        }
        log.accept(String.format(
                Locale.ROOT, "the knee: %.1f operations/s with %d virtual users", knee.perSecond(), knee.clients()));
        return save(now.found(knee));
    }

    private ExperimentRecord withPilotChoice(int block, ExperimentRecord record) {
        ExperimentRecord chosen = pilot.choose(block, record);
        return chosen.equals(record) ? record : save(chosen);
    }

    private ExperimentRecord save(ExperimentRecord record) {
        record.write(folder);
        return record;
    }

    private ExperimentRecord end(ExperimentRecord record, String why) {
        ExperimentRecord ended = record.ended(why);
        ended.write(folder);
        return ended;
    }

    private boolean interleaved() {
        return experiment.fork() == ForkMode.INTERLEAVED;
    }

    /** Makes a block of interleaved trials. They are compared slice by slice: when one fails, the whole block is made again. */
    private ExperimentRecord runInterleaved(List<PlannedTrial> trials, ExperimentRecord record)
            throws InterruptedException {
        Duration before = budget.used();
        log.accept("block " + trials.get(0).block() + " of " + record.blocksWithReplacements() + ", " + trials.size()
                + " systems alternately: "
                + String.join(
                        ", ",
                        trials.stream().map(trial -> trial.treatment().label()).toList()));
        String failure = "";
        List<String> names = List.of();
        List<TrialExecutor.Outcome> outcomes = List.of();
        int attempt = 0;
        while (outcomes.isEmpty() && attempt < ATTEMPTS) {
            attempt++;
            names = trials.stream().map(trial -> unusedName(trial.folder())).toList();
            try {
                outcomes = system.measure(
                        trials, names.stream().map(folder::resolve).toList());
            } catch (Failure e) {
                system.requireSystem();
                failure = e.getMessage();
                log.accept(
                        (attempt < ATTEMPTS ? "this block failed and is repeated: " : "it failed again: ") + failure);
            }
        }
        // The trials took this time together.
        double each = seconds(before, trials.size());
        ExperimentRecord now = record;
        for (int i = 0; i < trials.size(); i++) {
            now = now.with(
                    outcomes.isEmpty()
                            ? failed(trials.get(i), names.get(i), each, failure)
                            : measured(trials.get(i), names.get(i), attempt, each, outcomes.get(i)));
        }
        return save(now);
    }

    private TrialRecord runTrial(PlannedTrial trial) throws InterruptedException {
        Duration before = budget.used();
        String failure = "";
        String name = trial.folder();
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            name = unusedName(trial.folder());
            try {
                TrialExecutor.Outcome outcome = system.measure(trial, folder.resolve(name));
                return measured(trial, name, attempt, seconds(before, 1), outcome);
            } catch (Failure e) {
                system.requireSystem();
                failure = e.getMessage();
                log.accept(
                        (attempt < ATTEMPTS ? "this trial failed and is repeated: " : "it failed again: ") + failure);
            }
        }
        return failed(trial, name, seconds(before, 1), failure);
    }

    private static TrialRecord measured(
            PlannedTrial trial, String name, int attempt, double seconds, TrialExecutor.Outcome outcome) {
        boolean valid = outcome.result() == Validity.VALID;
        return new TrialRecord(
                trial.block(),
                trial.place(),
                trial.treatment().label(),
                name,
                attempt,
                seconds,
                outcome.result(),
                outcome.reasons(),
                null,
                valid ? outcome.metrics() : null,
                valid ? null : outcome.metrics(),
                outcome.faults(),
                valid && outcome.metrics() != null ? outcome.slices() : List.of());
    }

    private static TrialRecord failed(PlannedTrial trial, String name, double seconds, String failure) {
        return new TrialRecord(
                trial.block(),
                trial.place(),
                trial.treatment().label(),
                name,
                ATTEMPTS,
                seconds,
                Validity.INVALID,
                List.of("failed twice"),
                failure,
                null,
                null);
    }

    /** Returns the seconds since then, divided by the number of trials. */
    private double seconds(Duration before, int trials) {
        Duration each = budget.used().minus(before).dividedBy(trials);
        pilot.recordDurations(each, trials);
        return each.toMillis() / 1000.0;
    }

    /** Returns a folder name that is not taken: a trial that was broken off has left a folder, and two results must not mix. */
    private String unusedName(String name) {
        String free = name;
        for (int number = 2; Files.exists(folder.resolve(free)); number++) {
            free = name + "-" + number;
        }
        return free;
    }
}
