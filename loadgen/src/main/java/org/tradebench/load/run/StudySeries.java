package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.TimeText;
import org.tradebench.load.study.Study;

/**
 * Makes several studies one after the other within a common budget, each in a folder of its own, and resumes an earlier series in the same folder. A study that
 * fails does not prevent the others.
 */
public final class StudySeries {
    /** Makes or resumes one study. */
    @FunctionalInterface
    public interface Maker {
        /**
         * Makes or resumes the study.
         *
         * @param folder of its result
         * @param begun whether a part of it exists already
         * @param budget null: no bound
         * @throws Failure when it cannot be continued
         */
        void make(Study study, Path folder, boolean begun, @Nullable Duration budget) throws InterruptedException;
    }

    /**
     * Holds the outcome of a study.
     *
     * @param failure why it could not be completed; null when it was
     */
    public record Outcome(String study, @Nullable String failure) {}

    private final Path folder;
    private final Maker maker;
    private final LongSupplier nanos;
    private final Consumer<String> log;

    /**
     * Prepares a series.
     *
     * @param folder holds a result folder for each study, by its name
     * @param nanos the monotonic clock
     * @param log receives a line about what comes next
     */
    public StudySeries(Path folder, Maker maker, LongSupplier nanos, Consumer<String> log) {
        this.folder = folder;
        this.maker = maker;
        this.nanos = nanos;
        this.log = log;
    }

    /**
     * Makes what is left of the studies, in their order. Each has an equal share of what is left of the time, so that time that one does not need is available
     * to those after it.
     *
     * @param budget null: no bound
     * @return in the same order
     */
    public List<Outcome> run(List<Study> studies, @Nullable Duration budget) throws InterruptedException {
        long end = budget == null ? 0 : nanos.getAsLong() + budget.toNanos();
        List<Study> left = studies.stream().filter(study -> !isComplete(study)).toList();
        if (left.size() < studies.size()) {
            log.accept((studies.size() - left.size()) + " of " + studies.size() + " studies are complete in " + folder);
        }
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            Study study = left.get(i);
            Duration share = budget == null
                    ? null
                    : Duration.ofNanos(Math.max(0, end - nanos.getAsLong())).dividedBy(left.size() - i);
            if (share != null && share.isZero()) {
                log.accept("the budget is exhausted: " + study.name() + " and the studies after it were not run");
                break;
            }
            log.accept("study " + (i + 1) + " of " + left.size() + ": " + study.name()
                    + (share == null
                            ? ""
                            : ", within "
                                    + TimeText.of(Duration.ofMinutes(
                                            share.plusSeconds(59).toMinutes()))));
            outcomes.add(make(study, share));
        }
        return outcomes;
    }

    private Outcome make(Study study, @Nullable Duration share) throws InterruptedException {
        Path own = folder.resolve(study.name());
        try {
            maker.make(study, own, ExperimentRecord.isIn(own), share);
            return new Outcome(study.name(), null);
        } catch (Failure e) {
            log.accept(study.name() + " cannot continue: " + e.getMessage());
            return new Outcome(study.name(), e.getMessage());
        }
    }

    private boolean isComplete(Study study) {
        Path own = folder.resolve(study.name());
        return ExperimentRecord.isIn(own) && ExperimentRecord.read(own).complete();
    }
}
