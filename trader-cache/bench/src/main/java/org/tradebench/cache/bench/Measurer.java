package org.tradebench.cache.bench;

import java.util.List;

/** Has one subject measured in a process that no other subject has been in. */
interface Measurer {

    /**
     * @param tasks of one subject and one work, in the order in which they are done
     * @return an element for each task
     * @throws BenchFailure when there is no result
     */
    List<JmhMeasurement> measure(List<BenchTask> tasks);
}
