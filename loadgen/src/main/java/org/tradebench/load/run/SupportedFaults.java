package org.tradebench.load.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.FaultInjector;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.sut.TrialSettings;

/**
 * Fits an experiment with faults to the cluster that is up: levels of its file that the cluster does not support are left out, because a file lists faults for
 * all clusters. A level that was requested explicitly is refused instead.
 *
 * @param nodes called only when there are faults
 * @param log receives which levels are left out, and why
 */
record SupportedFaults(Supplier<NodeControl> nodes, Consumer<String> log) {
    /**
     * Returns the levels to measure instead of the file's own, by factor.
     *
     * @param requested levels that were requested instead of the file's own, by factor
     * @throws Failure of usage when a requested fault is not supported, or none of the file's is
     */
    Map<String, List<String>> levels(Experiment experiment, Map<String, List<String>> requested) {
        Map<String, List<String>> levels = new LinkedHashMap<>(requested);
        requested.forEach((name, labels) -> experiment.only(name, labels).factors().stream()
                .filter(factor -> factor.name().equals(name) && factor.sets(Setting.FAULTS))
                .flatMap(factor -> factor.levels().stream())
                .forEach(level -> FaultInjector.check(faults(level), nodes.get())));
        experiment.factors().stream()
                .filter(factor -> !requested.containsKey(factor.name()) && factor.sets(Setting.FAULTS))
                .forEach(factor -> supported(factor).ifPresent(some -> levels.put(factor.name(), some)));
        return levels;
    }

    /** Returns the levels that are left; empty when all are. */
    private Optional<List<String>> supported(Factor factor) {
        NodeControl cluster = nodes.get();
        List<String> supported = new ArrayList<>();
        for (Level level : factor.levels()) {
            FaultInjector.obstacle(faults(level), cluster)
                    .ifPresentOrElse(
                            why -> log.accept(factor.name() + ": " + level.label() + " is left out: " + why),
                            () -> supported.add(level.label()));
        }
        if (supported.isEmpty()) {
            throw Failure.usage(
                    "this cluster supports no fault of the experiment: docs/inject-faults.md says what each needs");
        }
        return supported.size() == factor.levels().size() ? Optional.empty() : Optional.of(supported);
    }

    private static List<Fault> faults(Level level) {
        return new TrialSettings(level.settings(), 0).faults();
    }
}
