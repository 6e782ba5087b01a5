package org.tradebench.load.experiment.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.tradebench.load.experiment.BlockChoice;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.FoundKnee;
import org.tradebench.load.experiment.Knee;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.Pilot;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.validity.Validity;

/** Makes a plan's trials, those that a record already holds left out; the record is written after each of them. */
public final class ExperimentRunner {
    /** A trial that broke is made once more. */
    private static final int ATTEMPTS = 2;

    private final Experiment experiment;
    private final RandomizedBlocks plan;
    private final TrialExecutor system;
    private final Budget budget;
    private final Path folder;
    private final Consumer<String> telling;
    private final List<Duration> taken = new ArrayList<>();

    /**
     * Ready to begin.
     *
     * @param experiment whose pilot and knee are judged by what it says
     * @param folder takes the record and the trials' folders
     * @param telling is told what comes next, in lines for a person
     */
    public ExperimentRunner(
            Experiment experiment,
            RandomizedBlocks plan,
            TrialExecutor system,
            Budget budget,
            Path folder,
            Consumer<String> telling) {
        this.experiment = experiment;
        this.plan = plan;
        this.system = system;
        this.budget = budget;
        this.folder = folder;
        this.telling = telling;
    }

    /**
     * Makes what is left.
     *
     * @param record what was made before; its trials stay
     * @param afterBlock is given the record after each block
     * @return with all trials, and why there are no more
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
        for (int block = 1; block <= now.blocks(); block++) {
            List<PlannedTrial> left = left(plan.block(block), now);
            if (left.isEmpty()) {
                now = chooseBlocks(block, now);
                continue;
            }
            Duration expected = expected(left.size());
            if (begun && !budget.allows(expected)) {
                return end(
                        now,
                        "the budget of " + budget.text() + " has no room for block " + block + " of " + now.blocks()
                                + ", which would take about " + minutes(expected) + " minutes");
            }
            begun = true;
            for (PlannedTrial trial : left) {
                telling.accept("block " + block + " of " + now.blocks() + ", " + trial.place() + " of "
                        + plan.treatments().size() + ": " + trial.treatment().label());
                now = now.with(
                        make(now.knee() == null ? trial : trial.at(now.knee().perSecond())));
                now.write(folder);
            }
            now = chooseBlocks(block, now);
            afterBlock.accept(now);
        }
        return end(now, "all " + now.blocks() + " blocks were made");
    }

    /** Each number of clients once in the closed model, before any block; what was tried before stays. */
    private ExperimentRecord findKnee(ExperimentRecord record, Knee sought) throws InterruptedException {
        if (sought.perSecond() != null) {
            return kept(record.found(new FoundKnee(sought.perSecond(), null)));
        }
        ExperimentRecord now = record;
        for (PlannedTrial trial : left(plan.search(), now)) {
            telling.accept("looking for the knee, " + trial.place() + " of "
                    + plan.search().size() + ": " + trial.treatment().label());
            now = kept(now.with(make(trial)));
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
                    "no trial of the closed model counts, so there is no knee and no rate: the reports of the trials say why; 'knee: RATE' in the study file gives one");
        }
        telling.accept(String.format(
                Locale.ROOT, "the knee: %.1f operations/s with %d clients", knee.perSecond(), knee.clients()));
        return kept(now.found(knee));
    }

    /** After the pilot, once: how many blocks its noise asks for. */
    private ExperimentRecord chooseBlocks(int block, ExperimentRecord record) {
        if (record.most() == null || record.choice() != null || block < Pilot.BLOCKS) {
            return record;
        }
        BlockChoice choice = Pilot.choose(experiment, plan, record.trials(), record.most());
        telling.accept(
                choice.deviation() == null
                        ? "too few trials of the pilot count to say how many blocks are needed: it stays at "
                                + choice.blocks()
                        : String.format(
                                Locale.ROOT,
                                "the pilot's %d blocks differ by %.1f %% from one to the next: %d blocks detect a difference of %.1f %% with 80 %% power; %d are run%s",
                                choice.pilot(),
                                100 * choice.deviation(),
                                choice.needed(),
                                100 * experiment.interest(),
                                choice.blocks(),
                                room(choice, expected(plan.treatments().size()))));
        return kept(record.chosen(choice));
    }

    private String room(BlockChoice choice, Duration block) {
        Duration all = block.multipliedBy(choice.blocks() - (long) choice.pilot());
        return taken.isEmpty() || all.isZero()
                ? ""
                : ", in about " + minutes(all) + " minutes"
                        + (budget.allows(all) ? "" : ", for which the budget of " + budget.text() + " has no room");
    }

    private ExperimentRecord kept(ExperimentRecord record) {
        record.write(folder);
        return record;
    }

    private ExperimentRecord end(ExperimentRecord record, String why) {
        ExperimentRecord ended = record.ended(why);
        ended.write(folder);
        return ended;
    }

    /** A trial that broke in an earlier session is made again; one that was INCONCLUSIVE or INVALID is not, because repeating until it passes would bias the result. */
    private static List<PlannedTrial> left(List<PlannedTrial> trials, ExperimentRecord record) {
        return trials.stream()
                .filter(planned -> record.trials().stream()
                        .noneMatch(made -> made.block() == planned.block()
                                && made.treatment().equals(planned.treatment().label())
                                && made.failure() == null))
                .toList();
    }

    private TrialRecord make(PlannedTrial trial) throws InterruptedException {
        Duration before = budget.used();
        String failure = "";
        String name = trial.folder();
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            name = free(trial.folder());
            try {
                TrialExecutor.Outcome outcome = system.measure(trial, folder.resolve(name));
                return new TrialRecord(
                        trial.block(),
                        trial.place(),
                        trial.treatment().label(),
                        name,
                        attempt,
                        seconds(before),
                        outcome.result(),
                        outcome.reasons(),
                        null,
                        outcome.result() == Validity.VALID ? outcome.metrics() : null,
                        outcome.result() == Validity.VALID ? null : outcome.metrics(),
                        outcome.faults());
            } catch (Failure e) {
                system.requireSystem();
                failure = e.getMessage();
                telling.accept((attempt < ATTEMPTS ? "this trial failed and is made once more: " : "it failed again: ")
                        + failure);
            }
        }
        return new TrialRecord(
                trial.block(),
                trial.place(),
                trial.treatment().label(),
                name,
                ATTEMPTS,
                seconds(before),
                Validity.INVALID,
                List.of("failed twice"),
                failure,
                null,
                null);
    }

    private double seconds(Duration before) {
        Duration took = budget.used().minus(before);
        taken.add(took);
        return took.toMillis() / 1000.0;
    }

    /** A trial that was broken off has left a folder, and two results must not mix. */
    private String free(String name) {
        String free = name;
        for (int number = 2; Files.exists(folder.resolve(free)); number++) {
            free = name + "-" + number;
        }
        return free;
    }

    private Duration expected(int trials) {
        if (taken.isEmpty()) {
            return Duration.ZERO;
        }
        long sum = taken.stream().mapToLong(Duration::toMillis).sum();
        return Duration.ofMillis(sum / taken.size() * trials);
    }

    private static String minutes(Duration time) {
        return String.format(Locale.ROOT, "%.1f", time.toSeconds() / 60.0);
    }
}
