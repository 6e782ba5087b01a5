package org.tradebench.load.sut.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Builds clusters of containers as Docker might report them. */
final class SampleCluster {
    private final List<Container> containers = new ArrayList<>();

    static SampleCluster empty() {
        return new SampleCluster();
    }

    /** Starts with the proxy variant {@code caching} and this number of application servers. */
    static SampleCluster caching(int applications) {
        SampleCluster cluster = empty().with("proxy", 1, Map.of(8080, 18080, 8443, 18443), Map.of("TLS", "none"))
                .with("web", 1, Map.of(), Map.of())
                .with("database", 1, Map.of(), Map.of());
        for (int number = 1; number <= applications; number++) {
            cluster.with("application", number, Map.of(), Map.of("RUNTIME_MODE", "JPA"));
        }
        return cluster;
    }

    SampleCluster with(String service, int number, Map<Integer, Integer> ports, Map<String, String> environment) {
        return with(service, number, "running", "healthy", ports, environment);
    }

    SampleCluster with(
            String service,
            int number,
            String state,
            String health,
            Map<Integer, Integer> ports,
            Map<String, String> environment) {
        containers.add(new Container(
                service + number + "id",
                "trader-" + service + "-" + number,
                service,
                number,
                state,
                health,
                state.equals("exited") ? 137 : 0,
                state.equals("running") ? 4711 : 0,
                "trader-" + service + ":local",
                "sha256:0123456789abcdef",
                environment,
                0,
                "",
                0,
                new TreeMap<>(ports)));
        return this;
    }

    Cluster build() {
        return new Cluster(new Project("trader", new Docker("no-such-docker")), List.copyOf(containers));
    }
}
