package org.tradebench.cache.bench;

import java.util.List;

/** Measures the subjects of one comparison in a block: each in a process of its own, all with interleaved iterations. */
interface Measurer {

    /**
     * @param tasks one of each subject, in the order of their iterations
     * @return an element for each task
     * @throws BenchFailure when there is no result
     */
    List<JmhMeasurement> measure(List<BenchTask> tasks);
}
