package org.tradebench.cache.bench;

import java.util.List;

/** Measures in Open Liberty, with one process for each subject and workload. */
final class Servers implements Measurer {

    private final LibertyFolder folder;

    Servers(LibertyFolder folder) {
        this.folder = folder;
    }

    @Override
    public List<JmhMeasurement> measure(List<BenchTask> tasks) {
        int entries = Integer.parseInt(tasks.get(0).parameters().get(BenchPlan.ENTRIES));
        try (BenchLibertyServer server = BenchLibertyServer.start(folder, entries)) {
            return tasks.stream().map(server::measure).toList();
        }
    }
}
