package org.tradebench.load.sut.compose;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.tradebench.load.compose.Cluster;
import org.tradebench.load.compose.ClusterFacts;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.Tier;

/**
 * A cluster of containers that is up.
 *
 * @param cluster as it was found before the load
 * @param target its outermost server
 * @param found what its application servers were started with
 * @param databaseSettings by the tunnel
 * @param caches of all servers together; empty when they cannot be asked
 */
record ComposeSystem(
        Cluster cluster,
        ServerAddress target,
        ClusterSettings found,
        DatabaseSettings databaseSettings,
        Optional<ClusterCaches> caches)
        implements SystemUnderTest {
    @Override
    public Optional<DatabaseSettings> database() {
        return Optional.of(databaseSettings);
    }

    @Override
    public RunSettings settings(RunSettings asked) {
        return asked.withTarget(
                        asked.target().withNodes(cluster.of(Tier.APPLICATION).size()))
                .withApplication(new ApplicationSettings(
                        found.mode().orElse(null),
                        found.orders().orElse(null),
                        found.access().orElse(null),
                        found.caching().orElse(null),
                        // The load generator's JVM, too: one setting for both, as on processes of this machine.
                        new JvmSettings(null, found.heap(), found.compiler(), List.of()),
                        null,
                        null,
                        Map.of()));
    }

    @Override
    public Optional<Supplier<CacheSample>> cache() {
        return caches.map(all -> all);
    }

    @Override
    public Map<String, String> software() {
        return ClusterFacts.software(cluster);
    }

    @Override
    public Optional<String> jvmOptions() {
        return Optional.of(found.jvmOptions());
    }

    @Override
    public Map<String, String> deployment() {
        return ClusterFacts.deployment(cluster);
    }

    @Override
    public void check() {
        // The load generator notices what no longer answers: requests fail, and the validity check for errors says so.
    }
}
