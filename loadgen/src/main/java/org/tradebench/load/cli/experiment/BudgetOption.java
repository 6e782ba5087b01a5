package org.tradebench.load.cli.experiment;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import picocli.CommandLine.Option;

/** The option {@code --budget}, which limits how long an experiment goes on. */
final class BudgetOption {
    @Option(
            names = "--budget",
            paramLabel = "MINUTES",
            converter = BoundedNumber.Minutes.class,
            description =
                    "Begin no block that would not end within so many minutes; the first one always runs (default: no limit).")
    private @Nullable Integer minutes;

    boolean given() {
        return minutes != null;
    }

    /** Null: no limit. */
    @Nullable
    Duration time() {
        return minutes == null ? null : Duration.ofMinutes(minutes);
    }
}
