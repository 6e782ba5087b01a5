package org.tradebench.load.primitives;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.telemetry.WindowUse;
import org.tradebench.load.validity.Evidence;
import org.tradebench.load.validity.RunKind;

/** Gives the validity checks what the trials of the primitives show together. */
public final class PrimitiveEvidence {
    private PrimitiveEvidence() {}

    /** Takes mean CPU of the application, and the most background load and steal of any trial. */
    public static Evidence of(List<CeilingTrial> trials, Map<String, Long> violations, Evidence.Machine machine) {
        double count = trials.size();
        Map<Tier, TierUse> tiers = new EnumMap<>(Tier.class);
        tiers.put(
                Tier.APPLICATION,
                new TierUse(
                        trials.stream()
                                        .mapToDouble(CeilingTrial::applicationCores)
                                        .sum()
                                / count,
                        null,
                        null,
                        trials.stream().mapToDouble(CeilingTrial::jitCores).sum() / count,
                        null,
                        null));
        return new Evidence(
                RunKind.PRIMITIVES,
                trials.stream()
                        .map(trial -> new Evidence.Answers(
                                trial.arm() + " in round " + trial.round(),
                                trial.requests(),
                                trial.errors(),
                                trial.warmupErrors()))
                        .toList(),
                new WindowUse(
                        tiers,
                        List.of(),
                        null,
                        most(trials, CeilingTrial::foreignCores),
                        most(trials, CeilingTrial::stealCores),
                        null,
                        null,
                        null,
                        List.of(),
                        null),
                violations,
                machine,
                null);
    }

    /** Null when a trial does not know. */
    private static Double most(List<CeilingTrial> trials, Function<CeilingTrial, Double> cores) {
        List<Double> all = trials.stream().map(cores).filter(Objects::nonNull).toList();
        return all.size() < trials.size()
                ? null
                : all.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    }
}
