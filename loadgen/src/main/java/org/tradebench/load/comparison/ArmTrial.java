package org.tradebench.load.comparison;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/**
 * One window of one arm.
 *
 * @param block from 1
 * @param place in the block, from 1
 * @param folder of its own result, below the comparison's
 * @param result of its validity checks; INVALID also when it could not be measured
 * @param reasons the checks that warn or fail, a sentence each
 * @param figures null unless the result is VALID: no other trial is compared
 */
public record ArmTrial(
        int block,
        int place,
        String arm,
        String folder,
        @JsonAlias("verdict") Validity result,
        List<String> reasons,
        Figures figures) {
    /** A trial that was measured. */
    public static ArmTrial of(int block, int place, Arm arm, String folder, RunRecord run) {
        return new ArmTrial(
                block,
                place,
                arm.label(),
                folder,
                run.result(),
                CheckResult.reasons(run.checks()),
                run.result() == Validity.VALID ? Figures.of(run) : null);
    }

    /** A trial that came to no end. */
    public static ArmTrial failed(int block, int place, Arm arm, String folder, String why) {
        return new ArmTrial(block, place, arm.label(), folder, Validity.INVALID, List.of(why), null);
    }

    /** Whether it may be compared. */
    public boolean counts() {
        return figures != null;
    }
}
