package org.tradebench.load.study.record;

import java.util.List;
import org.tradebench.load.gates.Finding;

/**
 * One trial that was made, or tried.
 *
 * @param block from 1
 * @param place in the block, from 1
 * @param cell its cell's label
 * @param folder of its own result, below the study's
 * @param attempts 1, or 2 when it was tried again
 * @param seconds that it took, from nothing to its end
 * @param verdict of its gates; INVALID also when it failed
 * @param reasons of a verdict that is not OK, a sentence each
 * @param failure why there is no measurement; null when there is one
 * @param figures null when the verdict is INVALID: it contributes nothing
 * @param leftOut what an INVALID trial measured, to be drawn hollow and used for nothing else; null when it counts, when nothing was measured, and in
 *     records from before it was kept
 */
public record StudyTrial(
        int block,
        int place,
        String cell,
        String folder,
        int attempts,
        double seconds,
        Finding verdict,
        List<String> reasons,
        String failure,
        TrialFigures figures,
        TrialFigures leftOut) {
    public StudyTrial {
        reasons = List.copyOf(reasons);
    }

    /** Whether it may be compared. */
    public boolean counts() {
        return figures != null;
    }
}
