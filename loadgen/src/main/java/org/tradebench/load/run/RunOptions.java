package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.results.RunSettings;

/**
 * A run as the person wants it.
 *
 * @param settings what the target decides itself is null
 * @param out the result folder; null for a new one under the folder of results
 * @param faults to be made in the window, in order
 */
public record RunOptions(RunSettings settings, RunTarget target, Path out, List<Fault> faults) {
    public RunOptions {
        faults = List.copyOf(faults);
    }

    /** A run in which nothing is broken. */
    public RunOptions(RunSettings settings, RunTarget target, Path out) {
        this(settings, target, out, List.of());
    }

    /** The same run with the settings that were found to be in force. */
    RunOptions with(RunSettings found) {
        return new RunOptions(found, target, out, faults);
    }

    /** The same run with its result there. */
    RunOptions in(Path folder) {
        return new RunOptions(settings, target, folder, faults);
    }

    /** What repeats the run: every setting that weighs, defaults too, because defaults change. */
    public String command() {
        StringBuilder command =
                new StringBuilder(target.before()).append("./trader run").append(target.options(settings));
        if (settings.drivers() > 1 && !target.hasDriversOfItsOwn()) {
            command.append(" --drivers ").append(settings.drivers());
        }
        command.append(" --clients ").append(settings.clients());
        command.append(" --warmup ")
                .append(
                        settings.stillWithinSeconds() == null
                                ? Long.toString(settings.warmupRequests())
                                : "still:" + settings.stillWithinSeconds() + "s");
        command.append(" --duration ")
                .append(Math.round(settings.windowSeconds()))
                .append("s");
        command.append(" --users ").append(settings.users());
        command.append(" --quotes ").append(settings.quotes());
        if (settings.workload().hasUpdateMixes()) {
            command.append(" --updates ").append(settings.updates());
        } else {
            command.append(" --plan ").append(settings.plan());
        }
        if (settings.arrivals() == null) {
            command.append(" --think-time ").append(settings.thinkTimeMillis()).append("ms");
        } else {
            command.append(" --arrivals ").append(settings.arrivals().rate());
            command.append(" --arrival-process ").append(settings.arrivals().process());
        }
        command.append(" --seed ").append(settings.seed());
        for (Fault fault : Fault.placed(faults, settings.windowSeconds())) {
            command.append(" --fault ").append(fault.text());
        }
        return command.toString();
    }
}
