package org.tradebench.load.simulation;

import java.util.Set;

/** Receives the steps of a trace, sequentially for all nodes. Nodes are numbered from 0. */
interface TraceSink {
    /**
     * Looks a value up on a node, which reads and caches it after a miss.
     *
     * @param kind of answer, by which hits and misses are counted
     * @param group the dependency id by which it is invalidated
     */
    void lookup(int node, String kind, String id, String group);

    /** Invalidates the groups and ids of these names on every node; never without a name. */
    void invalidate(Set<String> names);

    /** Ends the warm-up: what comes next is counted. */
    void beginMeasurement();
}
