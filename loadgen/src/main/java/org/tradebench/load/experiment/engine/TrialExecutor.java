package org.tradebench.load.experiment.engine;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.validity.Validity;

/** Makes the trials of an experiment. */
@FunctionalInterface
public interface TrialExecutor {
    /**
     * Holds the outcome of a trial.
     *
     * @param reasons the checks that warn or fail, a sentence each
     * @param metrics also of an INCONCLUSIVE or INVALID trial, which are drawn and not compared; null when there is nothing to draw, and with faults
     * @param faults that were injected, and their effect
     * @param slices of a trial that was interleaved with others, one a round; else none
     */
    record Outcome(
            Validity result,
            List<String> reasons,
            @Nullable TrialMetrics metrics,
            List<FaultOutcome> faults,
            List<SliceMetrics> slices) {
        /** A trial without faults. */
        public Outcome(Validity result, List<String> reasons, @Nullable TrialMetrics metrics) {
            this(result, reasons, metrics, List.of());
        }

        /** Creates the outcome of a trial that was measured by itself. */
        public Outcome(
                Validity result, List<String> reasons, @Nullable TrialMetrics metrics, List<FaultOutcome> faults) {
            this(result, reasons, metrics, faults, List.of());
        }
    }

    /**
     * Makes a trial: a system in the treatment's configuration, restored rows, empty caches, a warm-up, a measurement interval, the validity checks.
     *
     * @param folder of its result, which does not exist yet
     * @throws Failure when there is no measurement
     */
    Outcome measure(PlannedTrial trial, Path folder) throws InterruptedException;

    /**
     * Makes the trials of a block together: all systems are up at the same time and are measured alternately.
     *
     * @param trials of one block, in the order in which their systems are started
     * @param folders of their results, in the same order; they do not exist yet
     * @return the outcome of each, in the same order
     * @throws Failure when there is no measurement of one of them, and so of none
     */
    default List<Outcome> measure(List<PlannedTrial> trials, List<Path> folders) throws InterruptedException {
        throw Failure.usage("trials of this kind cannot be interleaved: expected another fork mode");
    }

    /**
     * Refuses to continue after a trial that failed.
     *
     * @throws Failure when no other trial can succeed, because the system that all of them share has ended
     */
    default void requireSystem() {}
}
