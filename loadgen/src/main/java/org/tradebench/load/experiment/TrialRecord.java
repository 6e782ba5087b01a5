package org.tradebench.load.experiment;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.validity.Validity;

/**
 * Holds one trial that was made or attempted.
 *
 * @param block from 1
 * @param place in the block, from 1
 * @param treatment its treatment's label
 * @param folder of its own result, below the study's
 * @param attempts 1, or 2 after a failed first attempt
 * @param seconds that it took from begin to end; of trials that were made together, its share
 * @param result of its validity checks; INVALID also when it could not be measured
 * @param reasons the checks that warn or fail, a sentence each
 * @param failure why there is no measurement; null when there is one
 * @param metrics null unless the result is VALID and no fault was injected: no other trial is compared
 * @param leftOut what an INCONCLUSIVE or INVALID trial measured, to be drawn hollow and used for nothing else; null when it counts, when nothing was measured, and in
 *     records from before it was kept
 * @param faults that were injected, and their effect; mostly none
 * @param slices of an interleaved trial that counts, one a round; else none
 */
public record TrialRecord(
        int block,
        int place,
        @JsonProperty("cell") String treatment,
        String folder,
        int attempts,
        double seconds,
        @JsonAlias("verdict") Validity result,
        List<String> reasons,
        @Nullable String failure,
        @JsonAlias("figures") @Nullable TrialMetrics metrics,
        @Nullable TrialMetrics leftOut,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<FaultOutcome> faults,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<SliceMetrics> slices) {
    /** Begins the reason of the validity check on CPU that other processes or the hypervisor took. */
    private static final String DISTURBED = "FAIL background load";

    public TrialRecord {
        reasons = List.copyOf(reasons);
        faults = faults == null ? List.of() : List.copyOf(faults);
        slices = slices == null ? List.of() : List.copyOf(slices);
    }

    /** Creates the record of a trial without faults. */
    public TrialRecord(
            int block,
            int place,
            String treatment,
            String folder,
            int attempts,
            double seconds,
            Validity result,
            List<String> reasons,
            @Nullable String failure,
            @Nullable TrialMetrics metrics,
            @Nullable TrialMetrics leftOut) {
        this(
                block, place, treatment, folder, attempts, seconds, result, reasons, failure, metrics, leftOut,
                List.of(), List.of());
    }

    /** Returns whether it may be compared. */
    public boolean counts() {
        return metrics != null;
    }

    /** Returns whether other work on the machine took so much of it that the trial is INVALID: a cause outside of what is measured. */
    public boolean disturbed() {
        return reasons.stream().anyMatch(reason -> reason.startsWith(DISTURBED));
    }

    /** Returns the metrics of a trial that {@linkplain #counts() may be compared}. */
    public TrialMetrics comparable() {
        return Objects.requireNonNull(metrics, "the trial does not count");
    }
}
