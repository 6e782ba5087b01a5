package org.tradebench.load.simulation;

import java.util.Set;

/** Receives the steps of a trace, those of all nodes in one order, as if one came after the other. Nodes are numbered from 0. */
interface TraceSink {
    /**
     * Looks a value up on a node, which reads and caches it after a miss.
     *
     * @param kind what kind of answer it is; hits and misses are counted by it
     * @param group the dependency id by which it is invalidated
     */
    void lookup(int node, String kind, String id, String group);

    /** Invalidates the groups and ids of these names on every node; never without a name. */
    void invalidate(Set<String> names);

    /** Ends the warm-up: what comes next is counted. */
    void beginMeasurement();
}
