package org.tradebench.load.results;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.MachineMetrics;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.TierCpus;
import org.tradebench.load.settings.TimeText;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.SpeedUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/** Extracts a run's settings as facts, and its metrics by measure. */
public final class RunMetrics {
    private static final double MICROS = 1e6;

    private static final String UNKNOWN = "unknown";

    private static final String NONE = "none";

    /** Tiers of the system under test. */
    private static final Set<Tier> SYSTEM = EnumSet.of(Tier.APPLICATION, Tier.DATABASE, Tier.PROXY, Tier.WEB);

    private RunMetrics() {}

    /**
     * Returns the requested settings, except those that decide whether two runs are comparable: plan, primitive, updates, arrivals and faults. What is not
     * limited, delayed or profiled is left out.
     */
    public static Map<String, String> settings(RunSettings of) {
        Map<String, String> facts = new LinkedHashMap<>();
        ApplicationSettings application = of.application();
        WorkloadSettings load = of.workload();
        facts.put(
                "target",
                of.target().url() != null ? of.target().url() : of.target().label());
        facts.put("application servers", text(of.target().nodes(), Object::toString));
        facts.put("application server", text(server(of), ServerProduct::title));
        facts.put("mode", mode(of));
        facts.put("orders", text(application.orders(), OrdersMode::label));
        facts.put("caching", text(application.caching(), Caching::heading));
        facts.put("load generators", Integer.toString(load.loadGenerators()));
        facts.put("virtual users", Integer.toString(load.virtualUsers()));
        facts.put("think time", load.thinkTime().toMillis() + " ms");
        facts.put("warm-up", of.warmup().requests() + " requests");
        facts.put("measurement interval", of.measurement().seconds() + " s");
        facts.put("users", Integer.toString(of.population().users()));
        facts.put("quotes", Integer.toString(of.population().quotes()));
        facts.put("seed", Long.toString(load.seed()));
        facts.put("heap", text(application.jvm().heap(), Object::toString));
        facts.put("access", text(application.access(), AccessMode::label));
        facts.put("compiler", text(application.jvm().compiler(), JitCompiler::label));
        Duration steadyWithin = of.warmup().steadyWithin();
        facts.put("warm-up until steady", steadyWithin == null ? "no" : "within " + steadyWithin.toSeconds() + " s");
        facts.putAll(restrictions(of));
        return facts;
    }

    /** Returns the settings that make a run slower on purpose; an ordinary run has none. */
    private static Map<String, String> restrictions(RunSettings of) {
        Map<String, String> facts = new LinkedHashMap<>();
        TierCpus cpus = of.target().cpus();
        if (cpus != null && cpus.application() != null) {
            facts.put("application's CPUs", cpus.application().toString());
        }
        if (cpus != null && cpus.database() != null) {
            facts.put("database's CPUs", cpus.database().toString());
        }
        if (of.target().databaseDelay() != null) {
            facts.put("database delay", TimeText.of(of.target().databaseDelay()));
        }
        if (of.target().standby()) {
            facts.put("standby", "synchronous");
        }
        if (of.measurement().profile()) {
            facts.put("profiled", "yes");
        }
        return facts;
    }

    /** Returns the primitive that was played; "none" in other plans. */
    static String primitive(RunSettings of) {
        return Objects.requireNonNullElse(of.workload().primitive(), NONE);
    }

    /** Returns the faults that were injected, in order; "none" where throughput was measured. */
    static String faults(RunSettings of) {
        return of.measurement().faults().isEmpty()
                ? NONE
                : of.measurement().faults().stream().map(Fault::text).collect(Collectors.joining(", "));
    }

    /** Returns the application server. Results of earlier versions do not name it: a server that this program had started was Open Liberty. */
    private static @Nullable ServerProduct server(RunSettings of) {
        boolean started = of.target().kind() != TargetSettings.Kind.URL;
        return of.application().server() == null && started
                ? ServerProduct.LIBERTY
                : of.application().server();
    }

    public static String mode(RunSettings of) {
        return text(of.application().mode(), Mode::label);
    }

    /** Describes the load model: closed, or open with its rate or profile. */
    public static String arrivals(RunSettings of) {
        ArrivalSettings arrivals = of.workload().arrivals();
        if (arrivals == null) {
            return "closed model";
        }
        return arrivals.process() == null
                ? arrivals.text()
                : arrivals.rate() + " a second, " + arrivals.process().label();
    }

    private static <S> String text(@Nullable S setting, Function<S, String> text) {
        return setting == null ? UNKNOWN : text.apply(setting);
    }

    /** Returns the measures with a value above zero. */
    static Map<Measure, Double> positive(Function<Measure, @Nullable Double> of) {
        Map<Measure, Double> metrics = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            Double metric = of.apply(measure);
            if (metric != null && metric > 0) {
                metrics.put(measure, metric);
            }
        }
        return metrics;
    }

    /** Returns the metrics of a run that is not INVALID; a measure that is not available, or zero, is left out. */
    public static Map<Measure, Double> of(RunRecord run) {
        Summary of = Objects.requireNonNull(run.summary(), "the run has no summary");
        Map<Measure, Double> metrics = new EnumMap<>(Measure.class);
        TierUse application = run.use().tiers().get(Tier.APPLICATION);
        TierUse database = run.use().tiers().get(Tier.DATABASE);
        metrics.put(Measure.THROUGHPUT, of.operationsPerSecond());
        MachineMetrics limiting =
                MachineMetrics.limiting(machines(run.use(), run.environment().machine()));
        metrics.put(
                Measure.SPEED_NORMALIZED_THROUGHPUT,
                limiting == null ? null : limiting.normalized(of.operationsPerSecond()));
        metrics.put(Measure.MACHINE_SPEED, limiting == null ? null : limiting.speed());
        metrics.put(Measure.MEAN_LATENCY, of.latency().mean());
        metrics.put(Measure.P99, of.latency().p99());
        if (of.openModel() != null) {
            metrics.put(Measure.MEAN_RESPONSE_TIME, of.openModel().response().mean());
            metrics.put(Measure.P99_RESPONSE_TIME, of.openModel().response().p99());
        }
        metrics.put(Measure.APPLICATION_CPU, micros(application == null ? null : application.withoutJit(), of));
        metrics.put(Measure.DATABASE_CPU, micros(database == null ? null : database.cores(), of));
        metrics.put(Measure.STATEMENTS, of.statementsPerOperation());
        metrics.put(Measure.GC, micros(application == null ? null : application.gc(), of));
        metrics.values().removeIf(metric -> metric == null || metric <= 0);
        return metrics;
    }

    /**
     * Returns the machines of a run whose number of cores is known, the one that it was started on first.
     *
     * @param facts about the machine that it was started on, as in the run's manifest
     */
    public static List<MachineMetrics> machines(IntervalUse use, Map<String, String> facts) {
        List<MachineMetrics> machines = new ArrayList<>();
        String cores = facts.get("cores");
        if (cores != null) {
            machines.add(new MachineMetrics(
                    null,
                    runsSystem(use, null),
                    Integer.parseInt(cores),
                    use.machineBusy(),
                    isKnown(use, null) ? use.foreign() : null,
                    use.steal(),
                    speed(use.speed())));
        }
        use.machines()
                .forEach(machine -> machines.add(new MachineMetrics(
                        machine.host(),
                        runsSystem(use, machine.host()),
                        machine.cores(),
                        machine.busy(),
                        isKnown(use, machine.host()) ? machine.foreign() : null,
                        machine.steal(),
                        speed(machine.speed()))));
        return machines;
    }

    private static boolean runsSystem(IntervalUse use, @Nullable String host) {
        return nodes(use, host).anyMatch(node -> SYSTEM.contains(node.node().tier()));
    }

    /** Returns whether the CPU of each of the run's nodes on a host was read: otherwise background load would contain it. */
    private static boolean isKnown(IntervalUse use, @Nullable String host) {
        return nodes(use, host).allMatch(node -> node.use().cores() != null);
    }

    private static Stream<NodeUse> nodes(IntervalUse use, @Nullable String host) {
        return use.nodes().stream().filter(node -> Objects.equals(node.node().host(), host));
    }

    private static @Nullable Double speed(@Nullable SpeedUse probe) {
        return probe == null ? null : probe.speed();
    }

    private static @Nullable Double micros(@Nullable Double cores, Summary of) {
        return cores == null || of.operationsPerSecond() == 0 ? null : MICROS * cores / of.operationsPerSecond();
    }
}
