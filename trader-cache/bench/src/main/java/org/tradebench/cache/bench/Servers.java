package org.tradebench.cache.bench;

import java.util.List;

/** Open Liberty's processes, one for each subject and work. */
final class Servers implements Measurer {

    private final LibertyFolder folder;

    Servers(LibertyFolder folder) {
        this.folder = folder;
    }

    @Override
    public List<Measured> measure(List<Task> tasks) {
        int entries = Integer.parseInt(tasks.get(0).parameters().get(Plan.ENTRIES));
        try (LibertyServer server = LibertyServer.start(folder, entries)) {
            return tasks.stream().map(server::measure).toList();
        }
    }
}
