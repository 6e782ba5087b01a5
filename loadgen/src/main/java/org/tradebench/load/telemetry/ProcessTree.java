package org.tradebench.load.telemetry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives each process to the tier whose root is its nearest ancestor. */
final class ProcessTree {
    private ProcessTree() {}

    static Map<Tier, List<ProcessTimes>> byTier(Map<Long, ProcessTimes> processes, Map<Tier, Long> roots) {
        Map<Long, Tier> tierOfRoot = new HashMap<>();
        roots.forEach((tier, root) -> tierOfRoot.put(root, tier));
        Map<Tier, List<ProcessTimes>> members = new EnumMap<>(Tier.class);
        for (ProcessTimes process : processes.values()) {
            Tier tier = tierOf(process, processes, tierOfRoot);
            if (tier != null) {
                members.computeIfAbsent(tier, t -> new ArrayList<>()).add(process);
            }
        }
        return members;
    }

    private static Tier tierOf(ProcessTimes process, Map<Long, ProcessTimes> processes, Map<Long, Tier> tierOfRoot) {
        ProcessTimes at = process;
        // The listing is not one moment: a reused id could close a circle, so the way up is bounded.
        for (int step = 0; at != null && step < 64; step++) {
            Tier tier = tierOfRoot.get(at.pid());
            if (tier != null) {
                return tier;
            }
            at = processes.get(at.parent());
        }
        return null;
    }
}
