package org.tradebench.load.validity;

import java.util.List;

/** Holds every validity check, in the order of results and reports. */
public final class ValidityChecks {
    /** All checks; a test fails when an implementation is missing here or in docs/validity.md. */
    public static final List<ValidityCheck> ALL = List.of(
            new AnswerChecks.Errors(),
            new AnswerChecks.ErrorsOutsideFaults(),
            new DataChecks.Recovery(),
            new DataChecks.Freshness(),
            new DataChecks.Histories(),
            new MixCheck(),
            new DataChecks.Consistency(),
            new DataChecks.AcknowledgedOrders(),
            new DataChecks.OpenOrders(),
            new SteadyStateChecks.IntervalLength(),
            new AnswerChecks.StalledRequests(),
            new DatabaseChecks.DurableCommits(),
            new SteadyStateChecks.SteadyThroughput(),
            new SteadyStateChecks.JitCompilation(),
            new DatabaseChecks.Events(),
            new LoadGeneratorChecks.Pauses(),
            new LoadGeneratorChecks.Overhead(),
            new ArrivalChecks.EveryArrival(),
            new ArrivalChecks.ScheduleLag(),
            new ArrivalChecks.VirtualUserExhaustion(),
            new ArrivalChecks.BacklogGrowth(),
            new CachingCheck(),
            new LoadGeneratorChecks.Cpu(),
            new HostChecks.BackgroundLoad(),
            new StatementsCheck(),
            new HostChecks.Connections(),
            new HostChecks.ClockDrift(),
            new DatabaseChecks.SynchronousStandby(),
            new SteadyStateChecks.WarmUpEnd());

    private ValidityChecks() {}

    /** Evaluates every check that applies. */
    public static List<CheckResult> evaluate(Evidence evidence) {
        return ALL.stream()
                .filter(check -> check.appliesTo(evidence))
                .map(check -> evaluate(check, evidence))
                .toList();
    }

    private static CheckResult evaluate(ValidityCheck check, Evidence evidence) {
        CheckResult result = check.evaluate(evidence);
        String exemption = evidence.kind() == RunKind.FAULTS ? check.exemptUnderFaults() : null;
        return exemption == null ? result : result.notApplicable(exemption);
    }
}
