package org.tradebench.load.study.record;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;
import org.tradebench.load.validity.Validity;

/**
 * One trial that was made, or tried.
 *
 * @param block from 1
 * @param place in the block, from 1
 * @param cell its cell's label
 * @param folder of its own result, below the study's
 * @param attempts 1, or 2 when it was tried again
 * @param seconds that it took, from nothing to its end
 * @param result of its validity checks; INVALID also when it could not be measured
 * @param reasons the checks that warn or fail, a sentence each
 * @param failure why there is no measurement; null when there is one
 * @param figures null unless the result is VALID: no other trial is compared
 * @param leftOut what an INCONCLUSIVE or INVALID trial measured, to be drawn hollow and used for nothing else; null when it counts, when nothing was measured, and in
 *     records from before it was kept
 */
public record StudyTrial(
        int block,
        int place,
        String cell,
        String folder,
        int attempts,
        double seconds,
        @JsonAlias("verdict") Validity result,
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
