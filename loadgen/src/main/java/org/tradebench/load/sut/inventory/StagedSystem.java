package org.tradebench.load.sut.inventory;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.LoadGeneratorSite;
import org.tradebench.load.sut.SystemUnderTest;

/** Represents the system that an inventory describes, during a run. */
record StagedSystem(Inventory inventory, Staging staging, ServerAddress target, Optional<DatabaseSettings> database)
        implements SystemUnderTest {
    @Override
    public RunSettings settings(RunSettings requested) {
        int applications = inventory.application().size();
        return requested
                .withTarget(requested.target().withNodes(applications == 0 ? null : applications))
                .withWorkload(requested
                        .workload()
                        .withLoadGenerators(inventory.loadProcesses().size()));
    }

    /** Returns a line for each host: what it is, and the offset of its clock. */
    @Override
    public Map<String, String> deployment() {
        Map<String, String> hosts = new LinkedHashMap<>();
        staging.hosts().forEach((name, host) -> {
            Map<String, String> facts = host.agent().facts().machine();
            hosts.put(
                    "host " + name,
                    String.format(
                            Locale.ROOT,
                            "%d cores, %s, %s, Java %d, clock %+.2f ms (within %.2f ms)",
                            host.agent().facts().cores(),
                            facts.getOrDefault("memory", "memory unknown"),
                            facts.getOrDefault("operating system", "operating system unknown"),
                            host.agent().facts().java(),
                            host.clock().aheadMillis(),
                            host.clock().errorMillis()));
        });
        return hosts;
    }

    @Override
    public Optional<LoadGeneratorSite> loadGenerators() {
        return Optional.of(new RemoteLoadGenerators(inventory, staging));
    }
}
