package org.tradebench.load.comparison;

import java.util.List;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.gates.GateResult;
import org.tradebench.load.results.RunRecord;

/**
 * One window of one arm.
 *
 * @param block from 1
 * @param place in the block, from 1
 * @param folder of its own result, below the comparison's
 * @param verdict of its gates; INVALID also when it could not be measured
 * @param reasons of a verdict that is not OK, a sentence each
 * @param figures null when the verdict is INVALID: it contributes nothing
 */
public record ArmTrial(
        int block, int place, String arm, String folder, Finding verdict, List<String> reasons, Figures figures) {
    /** A trial that was measured. */
    public static ArmTrial of(int block, int place, Arm arm, String folder, RunRecord run) {
        List<String> reasons = run.gates().stream()
                .filter(gate -> gate.finding() != Finding.OK)
                .map(ArmTrial::reason)
                .toList();
        return new ArmTrial(
                block,
                place,
                arm.label(),
                folder,
                run.verdict(),
                reasons,
                run.verdict() == Finding.INVALID ? null : Figures.of(run));
    }

    /** A trial that came to no end. */
    public static ArmTrial failed(int block, int place, Arm arm, String folder, String why) {
        return new ArmTrial(block, place, arm.label(), folder, Finding.INVALID, List.of(why), null);
    }

    private static String reason(GateResult gate) {
        return gate.finding() + " " + gate.gate() + ": " + gate.figure() + ", limit: " + gate.limit();
    }

    /** Whether it may be compared. */
    public boolean counts() {
        return figures != null;
    }
}
