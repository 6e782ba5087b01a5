package org.tradebench.cache.bench;

/** Measures a task in an Open Liberty that is started for it. */
final class Servers implements InterleavedProcesses.Starter {

    private final LibertyFolder folder;

    Servers(LibertyFolder folder) {
        this.folder = folder;
    }

    @Override
    public JmhMeasurement measure(BenchTask task, Turns.Place place) {
        int entries = Integer.parseInt(task.parameters().get(BenchPlan.ENTRIES));
        try (BenchLibertyServer server =
                BenchLibertyServer.start(folder.server(place.number()), entries, place.jvmOptions())) {
            return server.measure(task, place.of());
        }
    }
}
