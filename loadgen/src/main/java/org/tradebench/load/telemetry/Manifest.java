package org.tradebench.load.telemetry;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Lists facts by name, in the order in which they are shown. A fact that could not be read is missing.
 *
 * @param software versions of what ran, the plan's digest, the commit
 * @param machine processor, memory, kernel
 * @param database its version and the settings that affect a measurement
 * @param virtualMachines command-line options of the application's and the load generator's JVMs
 * @param deployment images, limits and proxy variant of a cluster; empty for processes of this machine
 * @param inherited variables of the environment in which the run was started: settings that the application got, and those that no started program received
 */
public record Manifest(
        Map<String, String> software,
        Map<String, String> machine,
        Map<String, String> database,
        Map<String, String> virtualMachines,
        Map<String, String> deployment,
        Map<String, String> inherited) {
    /** Reads older results, too, which lack the last two. */
    public Manifest {
        deployment = deployment == null ? Map.of() : deployment;
        inherited = inherited == null ? Map.of() : inherited;
    }

    /** Returns the manifest with one more fact of the database. */
    public Manifest withDatabase(String name, String value) {
        Map<String, String> facts = new LinkedHashMap<>(database);
        facts.put(name, value);
        return new Manifest(software, machine, facts, virtualMachines, deployment, inherited);
    }
}
