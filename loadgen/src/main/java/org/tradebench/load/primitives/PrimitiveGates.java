package org.tradebench.load.primitives;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.ErrorGate;
import org.tradebench.load.validity.ForeignLoadGate;
import org.tradebench.load.validity.JitGate;
import org.tradebench.load.validity.MoneyGate;

/** The gates that a run of the primitives must pass: a run's own, over all trials. */
public final class PrimitiveGates {
    private PrimitiveGates() {}

    /**
     * Judges a run.
     *
     * @param trials at least one
     * @param broken rows that break a check of the money audit, by check
     * @param cores of the machine
     * @param shared whether somebody said that it is shared on purpose
     */
    public static List<CheckResult> judge(
            List<CeilingTrial> trials, Map<String, Long> broken, int cores, boolean shared) {
        List<CheckResult> gates = new ArrayList<>();
        // One by one: a primitive that fails altogether must not hide behind those that are faster.
        gates.add(trials.stream()
                .map(trial -> named(trial, ErrorGate.judge(trial.requests(), trial.errors(), trial.warmupErrors())))
                .reduce((a, b) -> a.outcome().compareTo(b.outcome()) >= 0 ? a : b)
                .orElseThrow());
        gates.add(MoneyGate.judge(broken));
        gates.add(ForeignLoadGate.judge(
                worst(trials, CeilingTrial::foreignCores), worst(trials, CeilingTrial::stealCores), cores, shared));
        gates.add(JitGate.judge(
                trials.stream().mapToDouble(CeilingTrial::applicationCores).sum() / trials.size(),
                trials.stream().mapToDouble(CeilingTrial::jitCores).sum() / trials.size()));
        return gates;
    }

    private static CheckResult named(CeilingTrial trial, CheckResult gate) {
        return new CheckResult(
                gate.check(),
                gate.outcome(),
                trial.arm() + " in round " + trial.round() + ": " + gate.value(),
                gate.limit(),
                gate.explanation());
    }

    /** Of all trials; null when one of them does not know. */
    private static Double worst(List<CeilingTrial> trials, Function<CeilingTrial, Double> cores) {
        List<Double> all = trials.stream().map(cores).filter(Objects::nonNull).toList();
        return all.size() < trials.size()
                ? null
                : all.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    }
}
