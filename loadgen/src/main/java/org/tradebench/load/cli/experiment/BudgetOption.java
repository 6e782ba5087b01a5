package org.tradebench.load.cli.experiment;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.TimeText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Defines the option {@code --budget}, which limits how long an experiment takes. */
final class BudgetOption {
    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = MinutesOrTime.class,
            description =
                    "Begin no block that would not end within this time, in minutes or such as 10h; the first one always runs (default: no limit).")
    private @Nullable Duration time;

    /** Returns the limit; null: none. */
    @Nullable
    Duration time() {
        return time;
    }

    /** Converts a time, or a number without a unit, which is minutes. */
    static final class MinutesOrTime implements ITypeConverter<Duration> {
        private static final Duration MAX = Duration.ofMinutes(100_000);

        @Override
        public Duration convert(String value) {
            String text = value.strip();
            return TimeText.parse(text.matches("[0-9]+") ? text + "m" : text)
                    .filter(time -> time.compareTo(Duration.ofMinutes(1)) >= 0 && time.compareTo(MAX) <= 0)
                    .orElseThrow(() -> new TypeConversionException(
                            "expected a time from 1 to 100,000 minutes, such as 45, 90m or 10h, got \"" + value
                                    + "\""));
        }
    }
}
