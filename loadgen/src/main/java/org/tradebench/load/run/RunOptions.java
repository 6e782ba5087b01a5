package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.Target;

/**
 * Describes a requested run.
 *
 * @param settings what the target decides itself is null
 * @param out the result folder; null for a new one under the folder of results
 */
public record RunOptions(
        RunSettings settings, Target target, @Nullable Path out) {
    /** Returns the same run with the settings that were found to be in force. */
    RunOptions with(RunSettings found) {
        return new RunOptions(found, target, out);
    }

    /** Returns the faults to inject in the measurement interval, in order. */
    List<Fault> faults() {
        return settings.measurement().faults();
    }

    /** Returns the command that repeats the run. */
    public String command() {
        return target.before() + RunArguments.command(settings);
    }
}
