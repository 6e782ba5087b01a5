package org.tradebench.load.sut.compose;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;

/**
 * Holds what {@code docker inspect} reports of one container of the cluster.
 *
 * @param id all 64 digits
 * @param name such as trader-application-1
 * @param service its name in the compose files
 * @param number among the containers of its service, from 1
 * @param state created, running, paused, restarting, exited, dead
 * @param health starting, healthy, unhealthy; null for a container without a check
 * @param exitCode of a container that has ended
 * @param pid of its first process in the engine's own namespace; 0 when it does not run
 * @param image by name
 * @param imageId the digest of its configuration
 * @param environment with which it was started; holds secrets when the person has put them there
 * @param cpus limit in CPUs; 0 for none
 * @param cpuset CPUs that it is bound to; empty for all
 * @param memory limit in bytes; 0 for none
 * @param ports published on the engine's machine, by the port inside; all ports it listens on, when it has no network of its own
 */
public record Container(
        String id,
        String name,
        String service,
        int number,
        String state,
        @Nullable String health,
        int exitCode,
        long pid,
        String image,
        String imageId,
        Map<String, String> environment,
        double cpus,
        String cpuset,
        long memory,
        Map<Integer, Integer> ports) {
    private static final double NANO = 1e9;

    static Container parse(JsonNode inspected) {
        JsonNode state = inspected.path("State");
        JsonNode labels = inspected.path("Config").path("Labels");
        JsonNode host = inspected.path("HostConfig");
        return new Container(
                inspected.path("Id").asText(),
                inspected.path("Name").asText().replaceFirst("^/", ""),
                labels.path("com.docker.compose.service").asText(),
                labels.path("com.docker.compose.container-number").asInt(1),
                state.path("Status").asText(),
                state.path("Health").path("Status").asText(null),
                state.path("ExitCode").asInt(),
                state.path("Pid").asLong(),
                inspected.path("Config").path("Image").asText(),
                inspected.path("Image").asText(),
                environment(inspected.path("Config").path("Env")),
                host.path("NanoCpus").asLong() / NANO,
                host.path("CpusetCpus").asText(),
                host.path("Memory").asLong(),
                host.path("NetworkMode").asText().equals("host")
                        ? exposed(inspected.path("Config").path("ExposedPorts"))
                        : ports(inspected.path("NetworkSettings").path("Ports")));
    }

    /** Returns a server's ports, which are the machine's where it uses the machine's own addresses. */
    private static Map<Integer, Integer> exposed(JsonNode names) {
        Map<Integer, Integer> ports = new TreeMap<>();
        names.fieldNames().forEachRemaining(name -> {
            if (name.endsWith("/tcp")) {
                int port = Integer.parseInt(name.replace("/tcp", ""));
                ports.put(port, port);
            }
        });
        return ports;
    }

    private static Map<String, String> environment(JsonNode lines) {
        Map<String, String> environment = new LinkedHashMap<>();
        for (JsonNode line : lines) {
            String[] parts = line.asText().split("=", 2);
            environment.put(parts[0], parts.length == 2 ? parts[1] : "");
        }
        return environment;
    }

    /** Returns the port of the first address of each, which is enough: IPv4 and IPv6 have the same port. */
    private static Map<Integer, Integer> ports(JsonNode bindings) {
        Map<Integer, Integer> ports = new TreeMap<>();
        for (Map.Entry<String, JsonNode> binding : bindings.properties()) {
            int published = binding.getValue().path(0).path("HostPort").asInt();
            if (published > 0 && binding.getKey().endsWith("/tcp")) {
                ports.put(Integer.parseInt(binding.getKey().replace("/tcp", "")), published);
            }
        }
        return ports;
    }

    /** Returns whether its first process runs and is not paused. */
    public boolean isRunning() {
        return state.equals("running");
    }

    /** Returns whether it runs, and is healthy when it has a health check. */
    public boolean isUp() {
        return isRunning() && (health == null || health.equals("healthy"));
    }

    /** Returns the tier of its service; empty for helpers such as the one that populates. */
    public Optional<Tier> tier() {
        return Optional.ofNullable(
                switch (service) {
                    case "application" -> Tier.APPLICATION;
                    case "database", "database-standby" -> Tier.DATABASE;
                    case "proxy" -> Tier.PROXY;
                    case "web" -> Tier.WEB;
                    case "load-generator" -> Tier.LOAD_GENERATOR;
                    default -> null;
                });
    }

    /** Returns its name among the nodes; application servers have their number. */
    public String nodeName() {
        return service.equals("application") ? service + "-" + number : service;
    }

    /** Returns its node; empty for helpers. */
    public Optional<Node> node() {
        return tier().map(tier -> Node.local(nodeName(), tier));
    }

    /** Returns its condition in words: healthy, starting, paused, exited (137). */
    public String condition() {
        if (state.equals("exited") || state.equals("dead")) {
            return state + " (" + exitCode + ")";
        }
        return isRunning() && health != null ? health : state;
    }

    public String cpuLimit() {
        String quota =
                cpus > 0 ? String.format(java.util.Locale.ROOT, "%.2f", cpus).replaceAll("\\.?0+$", "") : "";
        String set = cpuset.isEmpty() ? "" : "CPUs " + cpuset;
        return quota.isEmpty() && set.isEmpty()
                ? "none"
                : quota + (quota.isEmpty() || set.isEmpty() ? "" : " of ") + set;
    }

    public String memoryLimit() {
        return memory == 0 ? "none" : (memory >> 20) + " MB";
    }
}
