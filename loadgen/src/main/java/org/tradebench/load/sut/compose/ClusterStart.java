package org.tradebench.load.sut.compose;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.telemetry.Tier;

/**
 * Builds the images and starts the cluster; a running cluster is changed to the requested one.
 *
 * @param project of the cluster
 * @param settings variables of the compose files, on top of the environment's
 * @param observe whether Prometheus and Grafana are started, too
 * @param build whether images are brought up to date first
 * @param log receives Docker's output
 */
public record ClusterStart(Project project, Map<String, String> settings, boolean observe, boolean build, Path log) {
    private static final String WAIT_SECONDS = "900";
    private static final int TELLING_LINES = 15;

    /** Starts the cluster, and returns when every node is healthy. */
    public Cluster start(Map<String, String> environment, Display display) throws InterruptedException {
        Requirements.checkEnvironmentFile(Project.folder());
        Requirements.check(project.docker());
        Map<String, String> all = new HashMap<>(environment);
        all.putAll(settings);
        Requirements.checkClocks(all);
        Cluster before = Cluster.inspect(project);
        Requirements.requireFree(all, before);
        emptyLog();
        if (build) {
            display.begin("images");
            compose("cannot build the images", "build");
            display.end("up to date");
        }
        display.begin("cluster");
        leftovers(before, all.getOrDefault("PROXY", "caching"), all.getOrDefault("APPLICATIONS", "4"))
                .forEach(container -> project.docker().run("rm", "--force", "--volumes", container.id()));
        List<String> up = new ArrayList<>(
                List.of("up", "--detach", "--wait", "--wait-timeout", WAIT_SECONDS, "--remove-orphans"));
        if (build) {
            up.add("--no-build");
        }
        compose("the cluster does not come up", up.toArray(String[]::new));
        Cluster cluster = Cluster.requireUp(project);
        display.end(cluster.of(Tier.APPLICATION).size() + " application servers, proxy: " + cluster.proxy() + ", TLS: "
                + cluster.tls());
        return cluster;
    }

    private void compose(String what, String... arguments) throws InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(project.docker().program());
        command.addAll(project.compose());
        if (observe) {
            command.addAll(List.of("--profile", "observe"));
        }
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(Project.folder().toFile())
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(log.toFile()));
        builder.environment().putAll(settings);
        builder.environment().put(Project.VARIABLE, project.name());
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            if (process.waitFor() != 0) {
                throw Failure.of(what + ". The end of " + log + ":\n  "
                        + String.join("\n  ", ChildProcess.endOf(log, TELLING_LINES)) + unhealthy());
            }
        } catch (IOException e) {
            throw Failure.of("cannot run " + project.docker().program() + ": " + e.getMessage(), e);
        }
    }

    /** Names the logs of a container that was started and is not healthy; empty when there is none. */
    private String unhealthy() {
        List<String> names = project.containers().stream()
                .filter(container -> container.tier().isPresent()
                        ? !container.isUp() && !container.state().equals("created")
                        : container.exitCode() != 0)
                .map(container -> container.tier().isPresent() ? container.nodeName() : container.service())
                .toList();
        return names.isEmpty() ? "" : "\n'./trader cluster logs " + names.get(0) + "' may say why.";
    }

    private void emptyLog() {
        try {
            Files.createDirectories(log.getParent());
            Files.writeString(log, "");
        } catch (IOException e) {
            throw Failure.of("cannot write " + log + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns the containers to remove before a start.
     *
     * @param proxy the proxy variant that is to start
     * @param applications number of application servers to come
     */
    static List<Container> leftovers(Cluster before, String proxy, String applications) {
        List<Container> leftovers = new ArrayList<>();
        if (!before.nodes().isEmpty() && !before.proxy().equals(proxy)) {
            leftovers.addAll(before.of(Tier.PROXY));
            if (proxy.equals("balancing")) {
                leftovers.addAll(before.of(Tier.WEB));
            }
        }
        if (applications.matches("[0-9]{1,3}")) {
            int most = Integer.parseInt(applications);
            List<Container> servers = before.of(Tier.APPLICATION);
            List<Container> staying =
                    servers.stream().filter(server -> server.number() <= most).toList();
            boolean gap = staying.stream().anyMatch(server -> server.number() > staying.size());
            leftovers.addAll(
                    gap
                            ? servers
                            : servers.stream()
                                    .filter(server -> server.number() > most)
                                    .toList());
        }
        return leftovers;
    }
}
