package org.tradebench.cache.bench;

import java.util.List;

/** Open Liberty's processes, one for each subject and work. */
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
