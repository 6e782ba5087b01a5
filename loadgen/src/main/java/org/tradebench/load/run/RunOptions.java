package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.Target;

/**
 * A run as the person wants it.
 *
 * @param settings what the target decides itself is null
 * @param out the result folder; null for a new one under the folder of results
 */
public record RunOptions(
        RunSettings settings, Target target, @Nullable Path out) {
    /** The same run with the settings that were found to be in force. */
    RunOptions with(RunSettings found) {
        return new RunOptions(found, target, out);
    }

    /** Faults to inject in the measurement interval, in order. */
    List<Fault> faults() {
        return settings.measurement().faults();
    }

    /** The command that repeats the run. */
    public String command() {
        return target.before() + RunArguments.command(settings);
    }
}
