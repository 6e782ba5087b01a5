package org.tradebench.load.validity;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.Interleaving;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.telemetry.IntervalUse.MachineUse;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.JvmUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.DatabaseFacts;

/** Lists every validity check, in the order of results and reports, with the runs that it applies to and the evidence that it judges. */
public final class ValidityChecks {
    /** All checks; a test fails when an evaluation is missing here, or a check in docs/metrics-and-checks.md. */
    static final List<ValidityCheck> ALL = List.of(
            ValidityCheck.of("errors", ValidityChecks::errors).when(run -> run.kind() != RunKind.FAULTS),
            ValidityCheck.of("errors outside faults", ValidityChecks::errorsOutsideFaults)
                    .when(ValidityChecks::faults),
            ValidityCheck.of(
                            "recovery",
                            run -> DataChecks.recovery(
                                    run.faults().requested(), run.faults().injected()))
                    .when(ValidityChecks::faults),
            ValidityCheck.of(
                            "cache freshness",
                            run -> DataChecks.freshness(run.faults().freshness()))
                    .when(ValidityChecks::faults),
            ValidityCheck.of(
                            "user histories",
                            run -> DataChecks.histories(run.faults().histories()))
                    .when(ValidityChecks::faults),
            ValidityCheck.of("operation mix", MixCheck::evaluate)
                    .exemptUnderFaults("an operation whose request fails is not counted as played"),
            ValidityCheck.of("consistency", run -> DataChecks.consistency(run.violations()))
                    .when(run -> true),
            ValidityCheck.of(
                    "acknowledged orders",
                    run -> DataChecks.acknowledgedOrders(run.load().orders())),
            ValidityCheck.of(
                    "open orders", run -> DataChecks.openOrders(run.load().backlog())),
            ValidityCheck.of(
                    "interval length",
                    run -> SteadyStateChecks.intervalLength(
                            run.requested().seconds(), run.recording().intervalSeconds())),
            ValidityCheck.of("stalled requests", ValidityChecks::stalledRequests)
                    .exemptUnderFaults("requests hang while a node is paused"),
            ValidityCheck.of("standstill", StandstillCheck::evaluate)
                    .inSlices(run -> SliceChecks.standstill(
                            run.recording().loadGenerator().slices()))
                    .exemptUnderProfile("and a second with few arrivals is no standstill")
                    .exemptUnderFaults(
                            "a fault stops what it strikes, and the return of throughput is evaluated as recovery"),
            ValidityCheck.of(
                    "durable commits",
                    run -> DatabaseChecks.durableCommits(run.load().database())),
            ValidityCheck.of("steady throughput", ValidityChecks::steadyThroughput)
                    .inSlices(ValidityChecks::steadySlices)
                    .exemptUnderProfile("and throughput with it")
                    .exemptUnderFaults("a fault changes throughput, and its return is evaluated as recovery"),
            ValidityCheck.of(
                            "JIT compilation",
                            run -> StandstillCheck.insteadOfAdvice(
                                    run,
                                    SteadyStateChecks.jitCompilation(
                                            run.tier(Tier.APPLICATION).cores(),
                                            run.tier(Tier.APPLICATION).jit())))
                    .when(run -> true)
                    .exemptUnderFaults("a node that was restarted compiles again"),
            ValidityCheck.of(
                            "database events",
                            run -> DatabaseChecks.events(run.use().database()))
                    .exemptUnderFaults("a database that was killed writes a checkpoint when it is back"),
            ValidityCheck.of("load-generator pauses", ValidityChecks::pauses),
            ValidityCheck.of(
                            "load-generator overhead",
                            run -> LoadGeneratorChecks.overhead(
                                    run.recording().loadGenerator().loadGeneratorShareOfTime(),
                                    run.requested().virtualUsers()))
                    .when(run -> run.kind() == RunKind.CLOSED_MODEL
                            || run.kind() == RunKind.INTERLEAVED
                            || run.kind() == RunKind.FAULTS)
                    .exemptUnderFaults(
                            "virtual users wait a moment after a wrong answer, which is neither latency nor think time"),
            ValidityCheck.of(
                            "every arrival",
                            run -> ArrivalChecks.everyArrival(
                                    run.recording().operations(), arrivals(run).completed()))
                    .when(ValidityChecks::openModel),
            ValidityCheck.of("schedule lag", ValidityChecks::scheduleLag).when(ValidityChecks::openModel),
            ValidityCheck.of(
                            "virtual-user exhaustion",
                            run -> ArrivalChecks.virtualUserExhaustion(
                                    arrivals(run).waited(),
                                    arrivals(run).completed(),
                                    run.requested().virtualUsers()))
                    .when(ValidityChecks::openModel),
            ValidityCheck.of("backlog growth", ValidityChecks::backlogGrowth)
                    .exemptUnderProfile("and what a peak leaves unfinished is a result of the run")
                    .when(ValidityChecks::openModel),
            ValidityCheck.of(
                            "interval for p99",
                            run -> ArrivalChecks.intervalForP99(run.requested().seconds()))
                    .when(ValidityChecks::openModel),
            ValidityCheck.of("caching configuration", CachingCheck::evaluate)
                    .when(run ->
                            run.kind() != RunKind.PRIMITIVES && run.requested().caching() != null)
                    .exemptUnderFaults("a node that is down, or cut off, does not cache, on purpose"),
            ValidityCheck.of("cache warmth", CacheWarmthCheck::evaluate)
                    .when(ValidityChecks::cached)
                    .exemptUnderFaults("a cache that was lost with its node fills again"),
            ValidityCheck.of("load-generator CPU", ValidityChecks::loadGeneratorCpu),
            ValidityCheck.of(
                    "load-generator JIT",
                    run -> StandstillCheck.insteadOfAdvice(
                            run,
                            LoadGeneratorChecks.jitCompilation(
                                    run.tier(Tier.LOAD_GENERATOR).cores(),
                                    run.tier(Tier.LOAD_GENERATOR).jit()))),
            ValidityCheck.of("background load", ValidityChecks::backgroundLoad)
                    .when(run -> true)
                    .exemptUnderFaults("starting a node takes CPU beside the application's"),
            ValidityCheck.of("server balance", ServerBalanceCheck::evaluate)
                    .when(ServerBalanceCheck::applies)
                    .exemptUnderFaults("a server that was struck has no load meanwhile"),
            ValidityCheck.of("predicted statements", StatementsCheck::evaluate)
                    .exemptUnderFaults("a cache that was lost with its node, or cut off, misses more"),
            ValidityCheck.of("connection reuse", ValidityChecks::connections)
                    .exemptInSlices(SliceChecks.CONNECTIONS)
                    .exemptUnderFaults("connections to a node that was killed are opened again"),
            ValidityCheck.of(
                    "clock drift",
                    run -> HostChecks.clockDrift(run.load().signs().clockMovedMillis())),
            ValidityCheck.of("synchronous standby", ValidityChecks::synchronousStandby)
                    .when(run -> run.kind() != RunKind.PRIMITIVES
                            && run.load().database().containsKey(DatabaseFacts.STANDBY_AT_BEGIN))
                    .exemptUnderFaults("a standby that was promoted has none before the old primary is back"),
            ValidityCheck.of("profiling", run -> HostChecks.profiling())
                    .when(run ->
                            run.kind() != RunKind.PRIMITIVES && run.requested().profiled()),
            ValidityCheck.of(
                            "steady state of the warm-up",
                            run -> SteadyStateChecks.warmUpEnd(
                                    run.recording().warmUp().orElseThrow()))
                    .when(run -> run.kind() != RunKind.PRIMITIVES
                            && run.recording().warmUp().isPresent()));

    private ValidityChecks() {}

    /** Evaluates every check that applies. */
    public static List<CheckResult> evaluate(Evidence evidence) {
        return ALL.stream()
                .filter(check -> check.appliesTo().test(evidence))
                .map(check -> check.evaluate(evidence))
                .toList();
    }

    private static boolean faults(Evidence run) {
        return run.kind() == RunKind.FAULTS;
    }

    private static boolean cached(Evidence run) {
        Caching caching =
                run.kind() == RunKind.PRIMITIVES ? null : run.requested().caching();
        return caching != null && caching.remembers();
    }

    private static boolean openModel(Evidence run) {
        return run.kind() == RunKind.OPEN_MODEL;
    }

    private static ArrivalResult arrivals(Evidence run) {
        return run.recording().arrivals().orElseThrow();
    }

    /** Of several trials the worst counts: a primitive that fails must not hide behind faster ones. */
    private static CheckResult errors(Evidence run) {
        return run.answers().stream()
                .map(answers -> AnswerChecks.errors(answers.requests(), answers.errors(), answers.warmupErrors())
                        .of(answers.of()))
                .reduce((a, b) -> a.outcome().compareTo(b.outcome()) >= 0 ? a : b)
                .orElseGet(() -> AnswerChecks.errors(0, 0, 0));
    }

    private static CheckResult errorsOutsideFaults(Evidence run) {
        LoadResult loadGenerator = run.recording().loadGenerator();
        long outside = run.faults().errorsOutside();
        return AnswerChecks.errorsOutsideFaults(
                loadGenerator.requestCount(),
                loadGenerator.errorCount() - outside,
                outside,
                loadGenerator.warmup().errors());
    }

    private static CheckResult stalledRequests(Evidence run) {
        LoadResult.OpenAtEnd open = run.recording().loadGenerator().openAtEnd();
        return AnswerChecks.stalledRequests(
                open.requests(),
                Duration.ofNanos(open.longestNanos()),
                Duration.ofNanos(
                        1000 * run.recording().histograms().allRequests().getMaxValue()));
    }

    private static CheckResult steadyThroughput(Evidence run) {
        List<Long> seconds = run.recording().wholeSeconds().stream()
                .map(LoadResult.Second::requests)
                .toList();
        return StandstillCheck.insteadOfAdvice(
                run,
                SteadyStateChecks.steadyThroughput(
                        seconds,
                        IntervalThird.of(run, seconds.size()),
                        DatabaseChecks.background(run.use().database())));
    }

    private static CheckResult steadySlices(Evidence run) {
        return SliceChecks.steadyThroughput(run.recording()
                .interleaving()
                .map(Interleaving::relativeThroughput)
                .orElse(List.of()));
    }

    private static CheckResult pauses(Evidence run) {
        JvmUse jvm = run.tier(Tier.LOAD_GENERATOR).jvm();
        return LoadGeneratorChecks.pauses(
                jvm == null ? null : jvm.pausedShare(),
                jvm == null ? null : jvm.worstSecondMillis(),
                run.machine().shared());
    }

    private static CheckResult scheduleLag(Evidence run) {
        ArrivalResult arrivals = arrivals(run);
        return ArrivalChecks.scheduleLag(
                arrivals.loadGeneratorShareOfTime(),
                arrivals.lateNanos() / 1e6 / Math.max(1, arrivals.completed()),
                p99Millis(run.recording().histograms().allResponses()),
                p99Millis(run.recording().histograms().responsesWithoutLoadGenerator()));
    }

    private static @Nullable Double p99Millis(Histogram histogram) {
        return histogram.getTotalCount() == 0 ? null : Double.valueOf(histogram.getValueAtPercentile(99) / 1000.0);
    }

    private static CheckResult backlogGrowth(Evidence run) {
        ArrivalResult arrivals = arrivals(run);
        return ArrivalChecks.backlogGrowth(
                arrivals.arrived(),
                arrivals.unfinished(),
                run.requested().virtualUsers(),
                arrivals.longestUnfinishedNanos() / 1e9);
    }

    /** Each machine that runs load generators is judged by itself; the worst counts. */
    private static CheckResult loadGeneratorCpu(Evidence run) {
        List<CheckResult> results = new ArrayList<>();
        for (MachineUse machine : run.use().machines()) {
            List<NodeUse> own = loadGenerators(machine.host(), run);
            if (!own.isEmpty()) {
                results.add(LoadGeneratorChecks.cpu(cores(own), own.size(), machine.cores())
                        .of(machine.host()));
            }
        }
        return results.isEmpty()
                ? LoadGeneratorChecks.cpu(
                        cores(loadGenerators(null, run)),
                        run.requested().loadGenerators(),
                        run.machine().cores())
                : CheckResult.worst(results);
    }

    private static List<NodeUse> loadGenerators(@Nullable String host, Evidence run) {
        return run.use().nodes().stream()
                .filter(node -> node.node().tier() == Tier.LOAD_GENERATOR)
                .filter(node -> Objects.equals(node.node().host(), host))
                .toList();
    }

    private static @Nullable Double cores(List<NodeUse> nodes) {
        return nodes.isEmpty() || nodes.stream().anyMatch(node -> node.use().cores() == null)
                ? null
                : nodes.stream().mapToDouble(node -> node.use().cores()).sum();
    }

    /** Each machine is judged by itself; the worst counts. */
    private static CheckResult backgroundLoad(Evidence run) {
        boolean shared = run.machine().shared();
        List<CheckResult> results = new ArrayList<>();
        results.add(HostChecks.backgroundLoad(
                run.use().foreign(), run.use().steal(), run.machine().cores(), shared));
        run.use()
                .machines()
                .forEach(machine -> results.add(
                        HostChecks.backgroundLoad(machine.foreign(), machine.steal(), machine.cores(), shared)
                                .of(machine.host())));
        return CheckResult.worst(results);
    }

    private static CheckResult connections(Evidence run) {
        return HostChecks.connections(
                run.load().signs().connectionsOpened(),
                run.recording().loadGenerator().requestCount(),
                run.recording().interval().seconds(),
                run.requested().virtualUsers(),
                run.requested().requestsPerConnection(),
                run.machine().shared());
    }

    private static CheckResult synchronousStandby(Evidence run) {
        return DatabaseChecks.synchronousStandby(
                run.load().database().getOrDefault(DatabaseFacts.STANDBY_AT_BEGIN, "unknown"),
                run.load().database().getOrDefault(DatabaseFacts.STANDBY_AT_END, "unknown"));
    }
}
