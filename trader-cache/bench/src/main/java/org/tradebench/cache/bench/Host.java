package org.tradebench.cache.bench;

/** Lists where subjects are measured. Metrics from different hosts are never compared. */
enum Host {
    /** Each trial has a process of its own, which JMH starts. */
    OWN_PROCESS,
    /** Each subject has a server of its own for each workload; trials that differ only in the number of threads run in it one after the other. */
    OPEN_LIBERTY
}
