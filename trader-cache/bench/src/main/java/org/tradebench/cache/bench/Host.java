package org.tradebench.cache.bench;

/** Lists where subjects are measured. Metrics from different hosts are never compared. */
enum Host {
    /** Each trial has a process of its own, which JMH starts. */
    OWN_PROCESS,
    /** Each trial has an Open Liberty of its own. */
    OPEN_LIBERTY
}
