package org.tradebench.tests.harness;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.load.process.Ports;

/**
 * The project's cluster in containers, shared by all tests of a JVM, and a second one for tests that need two. The first test waits for its start, a later one only for
 * changes by its own settings. The clusters and their volumes are removed when the JVM ends.
 */
public final class RunningCompose {

    /** The Compose project: not the user's own cluster. Two test runs on one machine at the same time need two names. */
    public static final String PROJECT = System.getenv().getOrDefault("TRADER_TESTS_PROJECT", "trader-tests");

    private static final Duration PATIENCE = Duration.ofMinutes(15);

    private static RunningCompose cluster;
    private static RunningCompose second;

    private final String project;
    private final int httpPort = Ports.free();
    private final int httpsPort = Ports.free();
    private Map<String, String> settings = Map.of();
    /** Proxy variants whose images are built already; their sources do not change during a test run. */
    private static final Set<String> BUILT = new HashSet<>();

    private RunningCompose(String project) {
        this.project = project;
        down();
        Runtime.getRuntime().addShutdownHook(new Thread(this::down, "end of the containers"));
    }

    /** Starts or changes the cluster to two application servers and these settings (docs/docker-cluster.md), and waits until it is healthy. */
    public static synchronized RunningCompose with(Map<String, String> settings) {
        RunningCompose running = withoutStart();
        running.up(settings);
        return running;
    }

    /** Returns the cluster without starting it, for its images and its environment. */
    public static synchronized RunningCompose withoutStart() {
        if (cluster == null) {
            cluster = new RunningCompose(PROJECT);
        }
        return cluster;
    }

    /** The second cluster, which runs beside the first one from the same images; otherwise as {@link #with}. */
    public static RunningCompose secondWith(Map<String, String> settings) {
        RunningCompose running = secondWithoutStart();
        running.up(settings);
        return running;
    }

    private static synchronized RunningCompose secondWithoutStart() {
        if (second == null) {
            second = new RunningCompose(PROJECT + "-second");
        }
        return second;
    }

    private void up(Map<String, String> requested) {
        settings = requested;
        build(requested.getOrDefault("PROXY", "caching"));
        Docker.Answer answer = compose("up", "--detach", "--wait", "--remove-orphans", "--quiet-pull");
        if (answer.exitCode() != 0) {
            throw new AssertionError("The containers do not come up with " + requested + ":\n" + answer.output() + "\n"
                    + compose("ps", "--all").output() + "\n"
                    + compose("logs", "--tail", "40").output());
        }
    }

    /** Builds the images of the cluster with this proxy, which need not be the one that runs. */
    public void build(String proxy) {
        synchronized (BUILT) {
            if (BUILT.add(proxy)) {
                Map<String, String> environment = environment();
                environment.put("PROXY", proxy);
                Docker.run(environment, PATIENCE, command("build", "--quiet")).text();
            }
        }
    }

    /** Environment variables by which a command finds this cluster. */
    public Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>(Map.of(
                "COMPOSE_PROJECT_NAME",
                project,
                "TRADER_TAG",
                PROJECT,
                "TRADER_HTTP_PORT",
                Integer.toString(httpPort),
                "TRADER_HTTPS_PORT",
                Integer.toString(httpsPort),
                // Half the CPU of a start, and a sixth of the rest; nothing is measured here.
                "TRADER_JVM_OPTIONS",
                "-XX:TieredStopAtLevel=1 -XX:+UseParallelGC -XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote",
                "APPLICATIONS",
                "2"));
        environment.putAll(settings);
        return environment;
    }

    /** Runs {@code docker compose} on this cluster. */
    public Docker.Answer compose(String... arguments) {
        return Docker.run(environment(), PATIENCE, command(arguments));
    }

    private static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of("docker", "compose", "--ansi", "never"));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The application as a user outside sees it. */
    public URI address() {
        return URI.create("http://localhost:" + httpPort + "/daytrader/");
    }

    /** The same with TLS. */
    public URI secureAddress() {
        return URI.create("https://localhost:" + httpsPort + "/daytrader/");
    }

    /** A container's name, such as that of application 1. */
    public static String container(String service, int number) {
        return PROJECT + "-" + service + "-" + number;
    }

    /** Removes the cluster, and the volume of a standby, which a killed test run may have left behind. */
    private void down() {
        settings = Map.of("STANDBY", "synchronous");
        compose("--profile", "*", "down", "--volumes", "--remove-orphans", "--timeout", "5");
    }
}
