package org.tradebench.load.cli.output;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.study.Study;

/**
 * Describes one study in the JSON of {@code trader experiment list --json}.
 *
 * @param source the paper that it repeats
 * @param target what its trials run on; null when it is not made of trials
 * @param findings of the paper that it tests or names
 * @param minutes about how long it takes, with the fewest blocks that allow a statement
 * @param command that makes it instead of trials
 */
public record StudyListing(
        String name,
        String title,
        String source,
        String question,
        @Nullable String target,
        int findings,
        @Nullable Integer minutes,
        List<FactorListing> factors,
        @Nullable String command) {
    /** Describes what the study varies. */
    public record FactorListing(String name, String baseline, List<String> levels) {
        private static FactorListing of(Factor factor) {
            return new FactorListing(
                    factor.name(),
                    factor.baseline(),
                    factor.levels().stream().map(Level::label).toList());
        }
    }

    public static StudyListing of(Study study, OptionalInt minutes) {
        return new StudyListing(
                study.name(),
                study.title(),
                study.source(),
                study.question(),
                study.instead() == null ? study.target() : null,
                study.findings().size(),
                minutes.isPresent() ? minutes.getAsInt() : null,
                study.factors().stream().map(FactorListing::of).toList(),
                study.instead() == null ? null : study.instead().command());
    }
}
