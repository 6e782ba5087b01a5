package org.tradebench.cache.bench;

/** Lists where subjects are measured. Metrics from different hosts are never compared. */
enum Host {
    /** A process of its own, which JMH starts, for every trial. */
    OWN_PROCESS,
    /** A server of its own for every subject and work; the trials that differ by the number of threads only follow one another in it. */
    OPEN_LIBERTY
}
