package org.tradebench.load.cli.option;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WorkloadSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Defines the option {@code --find-max}, which searches for the largest arrival rate within a limit of the response time. */
public final class FindMaxOption {
    @Option(
            names = "--find-max",
            paramLabel = "METRIC<TIME",
            converter = Limit.class,
            description = {
                "Open model: search for the largest arrival rate at which the response time stays within a limit, such as 'p99<50ms' (in quotes); "
                        + "METRIC is mean, p50, p90, p95, p99, p99.9 or max, TIME has the unit us, ms or s. The system is started and warmed up once, with 64 virtual users by default; "
                        + "trials that search last half of --duration, the three that confirm the rate all of it. docs/open-model.md says how."
            })
    private @Nullable ResponseLimit limit;

    /**
     * Applies the option to settings to which no other option of the load has been applied.
     *
     * @param load the other options of the load
     */
    public RunSettings over(RunSettings base, LoadOptions load) {
        if (limit == null) {
            return base;
        }
        if (load.givesArrivals()) {
            throw Failure.usage("--find-max, --arrivals: expected one of them, got both.");
        }
        WorkloadSettings workload = base.workload();
        ArrivalSettings search = ArrivalSettings.ofSearch(limit)
                .withSeed(
                        workload.arrivals() == null ? null : workload.arrivals().seed());
        return base.withWorkload(
                workload.withVirtualUsers(workload.virtualUsersWith(search)).withArrivals(search));
    }

    /** Converts a metric of the response time and the time that it must stay below. */
    public static final class Limit implements ITypeConverter<ResponseLimit> {
        @Override
        public ResponseLimit convert(String value) {
            try {
                return ResponseLimit.parse(value);
            } catch (Failure wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
        }
    }
}
