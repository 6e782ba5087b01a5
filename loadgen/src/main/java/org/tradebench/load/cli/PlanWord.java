package org.tradebench.load.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import org.tradebench.load.driver.Workload;
import org.tradebench.load.failure.Failure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What is played, as {@code run} and {@code drive} ask for it. */
final class PlanWord {
    static final int STANDARD_UPDATES = 14;

    @Option(
            names = "--plan",
            paramLabel = "WORD",
            converter = Converter.class,
            defaultValue = "trade",
            description =
                    "What is played: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). docs/jmeter.md says what each one asks for.",
            completionCandidates = Words.class)
    private Workload workload = Workload.TRADE;

    @Option(
            names = "--updates",
            paramLabel = "PERCENT",
            converter = BoundedNumber.Updates.class,
            description = "Updates among the operations of the plan trade: 0, 2, 4 ... 14 (default: " + STANDARD_UPDATES
                    + ").")
    private Integer updates;

    Workload workload() {
        return workload;
    }

    /** Percentage of updates; refused where the plan has one mix only. */
    int updates() {
        if (updates != null && !workload.hasUpdateMixes()) {
            throw Failure.usage("--updates chooses among the mixes of the plan trade; the plan " + workload.word()
                    + " has one mix: leaving it out would be right");
        }
        return updates == null ? STANDARD_UPDATES : updates;
    }

    /** The words in the help. */
    static final class Words implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Workload.values()).map(Workload::word).iterator();
        }
    }

    /** A plan by its word. */
    static final class Converter implements ITypeConverter<Workload> {
        @Override
        public Workload convert(String value) {
            return Workload.of(value.strip().toLowerCase(Locale.ROOT))
                    .orElseThrow(() -> new TypeConversionException(
                            "'" + value + "' is not a plan: one of " + Workload.words() + " would be right"));
        }
    }
}
