package org.tradebench.load.sut.compose;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Tier;

/**
 * Lists the containers of a Compose project at one moment, by tier.
 *
 * @param containers running or not, tier by tier
 */
public record Cluster(Project project, List<Container> containers) {
    private static final int HTTP = 8080;
    private static final int HTTPS = 8443;

    /** Inspects which containers there are. */
    public static Cluster inspect(Project project) {
        return new Cluster(project, project.containers());
    }

    /** Returns the cluster of a project; fails when it is not up, and proposes what to do. */
    public static Cluster requireUp(Project project) {
        return requireUp(inspect(project));
    }

    static Cluster requireUp(Cluster cluster) {
        Project project = cluster.project();
        List<Container> nodes = cluster.nodes();
        if (nodes.stream().noneMatch(Container::isRunning)) {
            throw Failure.of("no cluster named '" + project.name()
                    + "' is running: start one with './trader cluster up', or name another one by " + Project.VARIABLE);
        }
        List<String> down = nodes.stream()
                .filter(node -> !node.isUp())
                .map(node -> node.nodeName() + " is " + node.condition())
                .toList();
        if (!down.isEmpty()) {
            throw Failure.of("the cluster '" + project.name() + "' is not healthy: " + String.join(", ", down)
                    + ". './trader cluster up' waits until it is; './trader cluster logs' says why it is not.");
        }
        cluster.address();
        cluster.only(Tier.DATABASE);
        if (cluster.of(Tier.APPLICATION).isEmpty()) {
            throw Failure.of("the cluster '" + project.name() + "' has no application server");
        }
        return cluster;
    }

    /** Returns the servers: all but helpers and load generators, which come and go. */
    public List<Container> nodes() {
        return containers.stream()
                .filter(container -> container
                        .tier()
                        .filter(tier -> tier != Tier.LOAD_GENERATOR)
                        .isPresent())
                .toList();
    }

    public List<Container> of(Tier tier) {
        return containers.stream()
                .filter(container -> container.tier().filter(tier::equals).isPresent())
                .toList();
    }

    /** Returns the only container of a tier. */
    public Container only(Tier tier) {
        return of(tier).stream()
                .findFirst()
                .orElseThrow(
                        () -> Failure.of("the cluster '" + project.name() + "' has no " + tier.label() + " container"));
    }

    /** Returns the server that is reached from outside: the one whose port is published. */
    public Container outermost() {
        return findOutermost()
                .orElseThrow(() -> Failure.of("no server of the cluster '" + project.name() + "' publishes a port"));
    }

    private Optional<Container> findOutermost() {
        return nodes().stream().filter(node -> node.ports().containsKey(HTTP)).findFirst();
    }

    /** Returns the application's address, with TLS when the cluster terminates it somewhere. */
    public String address() {
        Map<Integer, Integer> ports = outermost().ports();
        boolean encrypted = !tls().equals("none") && ports.containsKey(HTTPS);
        return (encrypted ? "https" : "http") + "://" + engineHost(System.getenv()) + ":"
                + ports.get(encrypted ? HTTPS : HTTP) + "/daytrader";
    }

    /** Returns the proxy variant: caching, balancing or none. */
    public String proxy() {
        if (of(Tier.PROXY).isEmpty()) {
            return "none";
        }
        return of(Tier.WEB).isEmpty() ? "balancing" : "caching";
    }

    /** Returns where TLS is terminated: none, proxy or application. */
    public String tls() {
        return findOutermost()
                .map(front -> front.environment().getOrDefault("TLS", "none"))
                .orElse("none");
    }

    /** Returns the variables with which all application servers were started, without those whose values differ. */
    public Map<String, String> applicationEnvironment() {
        List<Container> applications = of(Tier.APPLICATION);
        return applications.stream()
                .findFirst()
                .map(first -> first.environment().entrySet().stream()
                        .filter(entry -> applications.stream()
                                .allMatch(other -> entry.getValue()
                                        .equals(other.environment().get(entry.getKey()))))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)))
                .orElse(Map.of());
    }

    /** Returns the engine's host by {@code DOCKER_HOST}; this machine, when that names a socket or nothing. */
    static String engineHost(Map<String, String> environment) {
        String engine = environment.getOrDefault("DOCKER_HOST", "").strip();
        if (!engine.matches("(?i)(tcp|ssh|https?)://.*")) {
            return "localhost";
        }
        String host = URI.create(engine).getHost();
        return host == null || host.equals("127.0.0.1") ? "localhost" : host;
    }
}
