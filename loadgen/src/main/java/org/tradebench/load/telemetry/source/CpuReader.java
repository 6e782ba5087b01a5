package org.tradebench.load.telemetry.source;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.TierSample;

/** Reads what the nodes of this machine use. */
public interface CpuReader {
    /**
     * Holds what was read at one moment.
     *
     * @param nodes those whose first process runs
     * @param machineBusySeconds null is 'not available'
     * @param machineStealSeconds null is 'not available'
     * @param connectionsOpened by any process of this machine's network, since its start; null is 'not available'
     */
    record Reading(
            Map<Node, TierSample> nodes,
            @Nullable Double machineBusySeconds,
            @Nullable Double machineStealSeconds,
            @Nullable Long connectionsOpened) {}

    /**
     * Reads once.
     *
     * @param roots the first process of each node; its children belong to the node unless they are another's root
     */
    Reading read(Map<Node, Long> roots);
}
