package org.tradebench.cache.bench;

import java.util.List;

/** Measures one subject in a process that no other subject has used. */
interface Measurer {

    /**
     * @param tasks of one subject and one workload, in order of execution
     * @return an element for each task
     * @throws BenchFailure when there is no result
     */
    List<JmhMeasurement> measure(List<BenchTask> tasks);
}
