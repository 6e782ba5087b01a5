package org.tradebench.load.cli.option;

import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Defines the options of a load: what {@code run} and {@code load run} play, how long, on which rows. What is not given stays as it was. */
public final class LoadOptions {
    /** A primitive has an option of its own. */
    private static final WorkloadPlan[] PLANS = Arrays.stream(WorkloadPlan.values())
            .filter(plan -> plan != WorkloadPlan.PRIMITIVES)
            .toArray(WorkloadPlan[]::new);

    @Option(
            names = "--virtual-users",
            paramLabel = "N",
            converter = BoundedNumber.Clients.class,
            description = "Virtual users; each sends its next request when it was answered (default: "
                    + WorkloadSettings.CLOSED_VIRTUAL_USERS + "), with --arrivals "
                    + WorkloadSettings.OPEN_VIRTUAL_USERS + ".")
    private @Nullable Integer virtualUsers;

    @Option(
            names = "--arrivals",
            paramLabel = "RATE|PROFILE",
            converter = Arriving.class,
            description = {
                "Open model: operations per second that arrive, such as 250 or 250/s, whether or not they can be served; the virtual users execute them. "
                        + "Or a profile, such as 'rate(50/s) random_arrivals(30 s) rate(200/s)', a ramp; its length is the measurement interval's. "
                        + "Response times count from when an operation was to start. docs/open-model.md says how."
            })
    private @Nullable ArrivalSettings arriving;

    @Option(
            names = "--arrival-process",
            paramLabel = "WORD",
            converter = EnumConverter.OfArrivals.class,
            description =
                    "constant (evenly spaced) or poisson (as of many independent users) (default: poisson). A profile says it itself.")
    private ArrivalSettings.@Nullable ArrivalProcess process;

    @Option(names = "--arrival-seed", paramLabel = "N", description = "Seed of the arrival times (default: --seed).")
    private @Nullable Long arrivalSeed;

    @Option(
            names = {"-d", "--duration"},
            paramLabel = "TIME",
            converter = TimeSpan.MeasurementTime.class,
            description = "Length of the measurement interval, such as 60s or 2m (default: 60s).")
    private @Nullable Duration duration;

    @Option(
            names = "--warmup",
            paramLabel = "N|steady[:CAP]",
            converter = Converters.Warmup.class,
            description =
                    "Requests before the measurement interval; or steady: until compile rate, CPU time per request, pool size, "
                            + "cache hit ratio and live heap are steady, or until CAP (default of CAP: 5m). Default: "
                            + WarmupSettings.STANDARD_TEXT + " where the run starts the server, else "
                            + WarmupSettings.STANDARD_REQUESTS + ".")
    private @Nullable WarmupSettings warmup;

    @Option(
            names = "--plan",
            paramLabel = "WORD",
            converter = Plans.class,
            description =
                    "Workload: ${COMPLETION-CANDIDATES} (default: trade). docs/jmeter.md says what each one requests.",
            completionCandidates = PlanLabels.class)
    private @Nullable WorkloadPlan plan;

    @Option(
            names = "--primitive",
            paramLabel = "NAME",
            description =
                    "Play one primitive over and over instead of a plan, such as PingServlet (docs/primitives.md).")
    private String primitive;

    @Option(
            names = "--updates",
            paramLabel = "PERCENT",
            converter = BoundedNumber.Updates.class,
            description = "Updates among the operations of the plan trade: 0, 2, 4 ... 14 (default: "
                    + WorkloadSettings.UPDATES + ").")
    private @Nullable Integer updates;

    @Option(
            names = "--think-time",
            paramLabel = "TIME",
            converter = TimeSpan.Think.class,
            description = "Pause before every request, such as 250ms (default: 0ms).")
    private @Nullable Duration thinkTime;

    @Mixin
    private RowOptions rows;

    /** Returns whether a rate or a profile of arrivals was given. */
    boolean givesArrivals() {
        return arriving != null;
    }

    /** Returns the settings with the given options applied. */
    public RunSettings over(RunSettings base) {
        WorkloadSettings workload = over(base.workload());
        Duration profile =
                workload.arrivals() == null ? null : workload.arrivals().length();
        Duration measured = duration != null ? duration : profile;
        return new RunSettings(
                base.target(),
                base.application(),
                rows.over(base.population()),
                workload,
                warmup == null ? base.warmup() : warmup,
                measured == null ? base.measurement() : base.measurement().withDuration(measured));
    }

    private WorkloadSettings over(WorkloadSettings base) {
        if (primitive != null && plan != null) {
            throw Failure.usage("--primitive: expected without --plan, got both");
        }
        WorkloadPlan played = primitive != null ? WorkloadPlan.PRIMITIVES : plan == null ? base.plan() : plan;
        if (updates != null && !played.hasUpdateMixes()) {
            throw Failure.usage(
                    "--updates: expected with --plan trade only; the plan " + played.label() + " has one mix");
        }
        int mix = updates != null ? updates : played.hasUpdateMixes() ? base.updates() : WorkloadSettings.UPDATES;
        ArrivalSettings arrivals = over(base.arrivals());
        return new WorkloadSettings(
                played,
                mix,
                virtualUsers == null ? base.virtualUsersWith(arrivals) : virtualUsers,
                thinkTime == null ? base.thinkTime() : thinkTime,
                arrivals,
                rows.seed(base.seed()),
                base.loadGenerators(),
                primitive != null ? primitive : plan == null ? base.primitive() : null);
    }

    private @Nullable ArrivalSettings over(@Nullable ArrivalSettings base) {
        ArrivalSettings requested = arriving == null ? base : arriving;
        if (requested == null) {
            if (process != null) {
                throw Failure.usage("--arrival-process: expected with --arrivals only");
            }
            if (arrivalSeed != null) {
                throw Failure.usage("--arrival-seed: expected with --arrivals only");
            }
            return null;
        }
        if (requested.profile() != null && process != null) {
            throw Failure.usage(
                    "--arrival-process: expected none with a profile, which says random_arrivals or even_arrivals itself");
        }
        ArrivalSettings.ArrivalProcess before = base == null ? null : base.process();
        return new ArrivalSettings(
                requested.rate(),
                requested.profile() != null ? null : process == null ? before : process,
                requested.profile(),
                arrivalSeed != null || base == null ? arrivalSeed : base.seed(),
                requested.findMax());
    }

    /** Lists the plans in the help. */
    public static final class PlanLabels implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(PLANS).map(WorkloadPlan::label).iterator();
        }
    }

    /** Converts the label of a plan. */
    public static final class Plans extends EnumConverter<WorkloadPlan> {
        Plans() {
            super("a plan", PLANS, WorkloadPlan::label);
        }
    }

    /** Converts operations per second, with or without the unit, or a profile. */
    public static final class Arriving implements ITypeConverter<ArrivalSettings> {
        @Override
        public ArrivalSettings convert(String value) {
            if (value.contains("(")) {
                return profile(value);
            }
            String number = value.strip().replaceFirst("/s$", "");
            if (number.matches("[0-9]{1,6}(\\.[0-9]{1,6})?") && ArrivalSettings.isRate(Double.parseDouble(number))) {
                return new ArrivalSettings(Double.parseDouble(number), ArrivalSettings.ArrivalProcess.POISSON);
            }
            throw new TypeConversionException(
                    "expected 0.001 to 100,000 operations/s, such as 250 or 250/s, or a profile such as 'rate(50/s) random_arrivals(30 s) rate(200/s)', got \""
                            + value + "\"");
        }

        private static ArrivalSettings profile(String value) {
            try {
                return ArrivalSettings.ofProfile(value);
            } catch (Failure wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
        }
    }
}
