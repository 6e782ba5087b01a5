package org.tradebench.load.telemetry;

import java.util.Map;

/** A way to learn what the nodes of this machine use. */
interface CpuReader {
    /**
     * What was seen at one moment.
     *
     * @param nodes those whose first process runs
     * @param machineBusySeconds null is 'not available'
     * @param machineStealSeconds null is 'not available'
     * @param connectionsOpened by any process of this machine's network, since its start; null is 'not available'
     */
    record Reading(
            Map<Node, TierSample> nodes,
            Double machineBusySeconds,
            Double machineStealSeconds,
            Long connectionsOpened) {}

    /**
     * Looks once.
     *
     * @param roots the first process of each node; its children belong to the node unless they are another's root
     */
    Reading read(Map<Node, Long> roots);
}
