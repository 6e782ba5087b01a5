package org.tradebench.load.experiment.engine;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.validity.Validity;

/** Makes the trials of an experiment. */
@FunctionalInterface
public interface TrialExecutor {
    /**
     * What a trial gave.
     *
     * @param reasons the checks that warn or fail, a sentence each
     * @param metrics also of an INCONCLUSIVE or INVALID trial, which are drawn and not compared; null when there is nothing to draw, and with faults
     * @param faults that were injected, and their effect
     */
    record Outcome(
            @JsonAlias("figures") Validity result,
            List<String> reasons,
            @Nullable TrialMetrics metrics,
            List<FaultOutcome> faults) {
        /** A trial without faults. */
        public Outcome(Validity result, List<String> reasons, @Nullable TrialMetrics metrics) {
            this(result, reasons, metrics, List.of());
        }
    }

    /**
     * Makes a trial: a system in the treatment's configuration, restored rows, empty caches, a warm-up, a measurement interval, the validity checks.
     *
     * @param folder takes its result; it is not there yet
     * @throws Failure when there is no measurement
     */
    Outcome measure(PlannedTrial trial, Path folder) throws InterruptedException;

    /**
     * Refuses to go on after a trial that failed.
     *
     * @throws Failure when no other trial can succeed, because the system that all of them share has ended
     */
    default void requireSystem() {}
}
