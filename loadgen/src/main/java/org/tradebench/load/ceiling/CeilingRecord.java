package org.tradebench.load.ceiling;

import java.time.Instant;
import java.util.List;

/**
 * What a comparison of modes and ceilings leaves behind ({@code ceiling.json}).
 *
 * @param command repeats it
 * @param broken checks of the money audit that failed; empty when the money is right
 */
public record CeilingRecord(
        Instant startedAt, String command, List<CeilingTrial> trials, List<ArmFigures> figures, List<String> broken) {
    /** Whether every request was answered rightly and no cent is missing. */
    public boolean valid() {
        return broken.isEmpty() && trials.stream().allMatch(trial -> trial.errors() == 0);
    }
}
