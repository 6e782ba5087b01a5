package org.tradebench.load.validity;

import java.util.List;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.DatabaseFacts;

/** Lists every validity check, in the order of results and reports, with the runs that it applies to and the evidence that it evaluates. */
public final class ValidityChecks {
    /** All checks; a test fails when an evaluation is missing here, or a check in docs/metrics-and-checks.md. */
    static final List<ValidityCheck> ALL = List.of(
            ValidityCheck.of("errors", AnswerChecks::errors).when(run -> run.kind() != RunKind.FAULTS),
            ValidityCheck.of("errors outside faults", AnswerChecks::errorsOutsideFaults)
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
            ValidityCheck.of(
                            "slice length",
                            run -> SliceChecks.length(
                                    run.recording().loadGenerator().slices()))
                    .when(run -> run.kind() == RunKind.INTERLEAVED),
            ValidityCheck.of("stalled requests", AnswerChecks::stalledRequests)
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
            ValidityCheck.of("steady throughput", SteadyStateChecks::steadyThroughput)
                    .inSlices(SliceChecks::steadyThroughput)
                    .exemptUnderProfile("and throughput with it")
                    .exemptUnderFaults("a fault changes throughput, and its return is evaluated as recovery"),
            ValidityCheck.of(
                            "JIT compilation",
                            run -> StandstillCheck.explainedByStandstill(
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
            ValidityCheck.of("load-generator pauses", LoadGeneratorChecks::pauses),
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
            ValidityCheck.of("every arrival", ArrivalChecks::everyArrival).when(ValidityChecks::openModel),
            ValidityCheck.of("schedule lag", ArrivalChecks::scheduleLag).when(ValidityChecks::openModel),
            ValidityCheck.of("virtual-user exhaustion", ArrivalChecks::virtualUserExhaustion)
                    .when(ValidityChecks::openModel),
            ValidityCheck.of("backlog growth", ArrivalChecks::backlogGrowth)
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
            ValidityCheck.of("load-generator CPU", LoadGeneratorChecks::cpu),
            ValidityCheck.of(
                    "load-generator JIT",
                    run -> StandstillCheck.explainedByStandstill(
                            run,
                            LoadGeneratorChecks.jitCompilation(
                                    run.tier(Tier.LOAD_GENERATOR).cores(),
                                    run.tier(Tier.LOAD_GENERATOR).jit()))),
            ValidityCheck.of("background load", HostChecks::backgroundLoad)
                    .when(run -> true)
                    .exemptUnderFaults("starting a node takes CPU beside the application's"),
            ValidityCheck.of("server balance", ServerBalanceCheck::evaluate)
                    .when(ServerBalanceCheck::applies)
                    .exemptUnderFaults("a server that was struck has no load meanwhile"),
            ValidityCheck.of("predicted statements", StatementsCheck::evaluate)
                    .exemptUnderFaults("a cache that was lost with its node, or cut off, misses more"),
            ValidityCheck.of("connection reuse", HostChecks::connections)
                    .exemptInSlices(SliceChecks.CONNECTIONS)
                    .exemptUnderFaults("connections to a node that was killed are opened again"),
            ValidityCheck.of(
                    "clock drift",
                    run -> HostChecks.clockDrift(run.load().signs().clockMovedMillis())),
            ValidityCheck.of("synchronous standby", DatabaseChecks::synchronousStandby)
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
}
