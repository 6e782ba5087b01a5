package org.tradebench.load.telemetry.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.Node;

/** Assigns each process to the node whose root is its nearest ancestor. */
final class ProcessTree {
    private ProcessTree() {}

    static Map<Node, List<ProcessTimes>> byNode(Map<Long, ProcessTimes> processes, Map<Node, Long> roots) {
        Map<Long, Node> nodeOfRoot = new HashMap<>();
        roots.forEach((node, root) -> nodeOfRoot.put(root, node));
        Map<Node, List<ProcessTimes>> members = new HashMap<>();
        for (ProcessTimes process : processes.values()) {
            Node node = nodeOf(process, processes, nodeOfRoot);
            if (node != null) {
                members.computeIfAbsent(node, n -> new ArrayList<>()).add(process);
            }
        }
        return members;
    }

    private static @Nullable Node nodeOf(
            ProcessTimes process, Map<Long, ProcessTimes> processes, Map<Long, Node> nodeOfRoot) {
        ProcessTimes at = process;
        // The listing is not one moment: a reused id could close a circle, so the way up is bounded.
        for (int step = 0; at != null && step < 64; step++) {
            Node node = nodeOfRoot.get(at.pid());
            if (node != null) {
                return node;
            }
            at = processes.get(at.parent());
        }
        return null;
    }
}
