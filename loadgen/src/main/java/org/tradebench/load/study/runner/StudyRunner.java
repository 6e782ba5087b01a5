package org.tradebench.load.study.runner;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.study.plan.PlannedTrial;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;

/** Makes a plan's trials, those that a record already holds left out; the record is written after each of them. */
public final class StudyRunner {
    /** A trial that broke is made once more. */
    private static final int ATTEMPTS = 2;

    private final StudyPlan plan;
    private final SystemUnderTest system;
    private final Budget budget;
    private final Path folder;
    private final Consumer<String> telling;
    private final List<Duration> taken = new ArrayList<>();

    /**
     * Ready to begin.
     *
     * @param folder takes the record and the trials' folders
     * @param telling is told what comes next, in lines for a person
     */
    public StudyRunner(StudyPlan plan, SystemUnderTest system, Budget budget, Path folder, Consumer<String> telling) {
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
    public StudyRecord run(StudyRecord record, Consumer<StudyRecord> afterBlock) throws InterruptedException {
        StudyRecord now = record;
        now.write(folder);
        for (int block = 1; block <= plan.blocks(); block++) {
            List<PlannedTrial> left = left(block, now);
            if (left.isEmpty()) {
                continue;
            }
            Duration expected = expected(left.size());
            if (!taken.isEmpty() && !budget.allows(expected)) {
                return end(
                        now,
                        "the budget of " + budget.text() + " has no room for block " + block + " of " + plan.blocks()
                                + ", which would take about " + minutes(expected) + " minutes");
            }
            for (PlannedTrial trial : left) {
                telling.accept("block " + block + " of " + plan.blocks() + ", " + trial.place() + " of "
                        + plan.cells().size() + ": " + trial.cell().label());
                now = now.with(make(trial));
                now.write(folder);
            }
            afterBlock.accept(now);
        }
        return end(now, "all " + plan.blocks() + " blocks were made");
    }

    private StudyRecord end(StudyRecord record, String why) {
        StudyRecord ended = record.ended(why);
        ended.write(folder);
        return ended;
    }

    /** A trial that broke in an earlier session is made again; one that was INVALID is not, or only good luck would be kept. */
    private List<PlannedTrial> left(int block, StudyRecord record) {
        return plan.block(block).stream()
                .filter(planned -> record.trials().stream()
                        .noneMatch(made -> made.block() == block
                                && made.cell().equals(planned.cell().label())
                                && made.failure() == null))
                .toList();
    }

    private StudyTrial make(PlannedTrial trial) throws InterruptedException {
        Duration before = budget.used();
        String failure = null;
        String name = null;
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            name = free(trial.folder());
            try {
                SystemUnderTest.Outcome outcome = system.measure(trial, folder.resolve(name));
                return new StudyTrial(
                        trial.block(),
                        trial.place(),
                        trial.cell().label(),
                        name,
                        attempt,
                        seconds(before),
                        outcome.verdict(),
                        outcome.reasons(),
                        null,
                        outcome.verdict() == Finding.INVALID ? null : outcome.figures(),
                        outcome.verdict() == Finding.INVALID ? outcome.figures() : null);
            } catch (Failure e) {
                failure = e.getMessage();
                telling.accept((attempt < ATTEMPTS ? "this trial failed and is made once more: " : "it failed again: ")
                        + failure);
            }
        }
        return new StudyTrial(
                trial.block(),
                trial.place(),
                trial.cell().label(),
                name,
                ATTEMPTS,
                seconds(before),
                Finding.INVALID,
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
