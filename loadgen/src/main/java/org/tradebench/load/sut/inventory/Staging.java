package org.tradebench.load.sut.inventory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Teardown;

/** Reaches and checks all machines of an inventory, and starts an agent on each. */
public final class Staging {
    /** Older ones cannot run the harness. */
    private static final int OLDEST_JAVA = 17;

    private final Inventory inventory;
    private final Path work;
    private final Path sockets;
    private final Teardown teardown;
    private final Map<String, StagedHost> hosts = new LinkedHashMap<>();

    private Staging(Inventory inventory, Path work, Path sockets, Teardown teardown) {
        this.inventory = inventory;
        this.work = work;
        this.sockets = sockets;
        this.teardown = teardown;
    }

    /**
     * Reaches every machine, installs the harness if requested, starts the agents, and refuses what would spoil the metrics.
     *
     * @param work folder for the logs
     */
    public static Staging reach(Inventory inventory, boolean install, Path work, Teardown teardown, Display display)
            throws InterruptedException {
        Staging staging = new Staging(inventory, folder(work), sockets(teardown), teardown);
        Bundle bundle = Bundle.ofProject();
        display.begin("hosts");
        int done = 0;
        for (Map.Entry<String, Inventory.Host> entry : inventory.hosts().entrySet()) {
            display.progress(done++, inventory.hosts().size(), entry.getKey());
            staging.reach(entry.getKey(), entry.getValue(), install ? bundle : null, bundle.digest());
        }
        double worst = staging.hosts.values().stream()
                .mapToDouble(host -> Math.abs(host.clock().aheadMillis()))
                .max()
                .orElse(0);
        display.end(String.format(Locale.ROOT, "%d reached, clocks at most %.1f ms off", staging.hosts.size(), worst));
        return staging;
    }

    private static Path folder(Path work) {
        try {
            return Files.createDirectories(work);
        } catch (IOException e) {
            throw Failure.of("cannot write to " + work + ": " + e.getMessage(), e);
        }
    }

    /** Creates a folder for sockets that no one else can read, in the system's folder for temporary files, because a socket's path must be short. */
    private static Path sockets(Teardown teardown) {
        try {
            Path folder = Files.createTempDirectory("trader-ssh");
            teardown.add("clearing away the connections' sockets", () -> {
                try (var left = Files.newDirectoryStream(folder)) {
                    for (Path socket : left) {
                        Files.deleteIfExists(socket);
                    }
                }
                Files.deleteIfExists(folder);
            });
            return folder;
        } catch (IOException e) {
            throw Failure.of("cannot make a folder for the connections: " + e.getMessage(), e);
        }
    }

    private void reach(String name, Inventory.Host host, @Nullable Bundle install, String digest)
            throws InterruptedException {
        Reach way = host.ssh() != null
                ? Reach.bySsh(name, host.ssh(), host.options())
                : Reach.byCommand(name, host.reach());
        Connection connection = teardown.add("leaving " + name, Connection.open(way, work, sockets));
        if (install != null) {
            install.install(connection, host.folder(), loadGeneratorHosts().contains(name));
        }
        HostAgent agent = teardown.add(
                "ending the agent on " + name,
                HostAgent.start(connection, Bundle.command(host, "agent"), work.resolve("agent-" + name + ".log")));
        check(name, agent.facts(), digest);
        Clock clock = agent.clock();
        check(name, clock);
        hosts.put(name, new StagedHost(name, host, connection, agent, clock));
    }

    private Set<String> loadGeneratorHosts() {
        return new LinkedHashSet<>(inventory.loadProcesses());
    }

    private static void check(String name, Agent.AgentFacts facts, String digest) {
        if (facts.java() < OLDEST_JAVA) {
            throw Failure.of("host " + name + ": expected Java " + OLDEST_JAVA + " or later, got Java " + facts.java());
        }
        if (!facts.harness().equals(digest)) {
            throw Failure.of("host " + name + " has another version of the harness ("
                    + facts.harness().substring(0, 12) + ", here it is " + digest.substring(0, 12)
                    + "): --install would copy this one there");
        }
    }

    private void check(String name, Clock clock) {
        if (Math.abs(clock.aheadMillis()) > Clock.MAX_AHEAD_MILLIS) {
            throw Failure.of(String.format(
                    Locale.ROOT,
                    "host %s: its clock is %.0f ms %s this one, expected at most %d ms: run chrony or ntpd on both",
                    name,
                    Math.abs(clock.aheadMillis()),
                    clock.aheadMillis() > 0 ? "ahead of" : "behind",
                    Clock.MAX_AHEAD_MILLIS));
        }
        if (loadGeneratorHosts().contains(name) && clock.errorMillis() > Clock.MAX_ERROR_MILLIS) {
            throw Failure.of(String.format(
                    Locale.ROOT,
                    "host %s: its clock is known to within %.0f ms only, expected %d ms for a load generator: use a nearer host, or a quieter network",
                    name,
                    clock.errorMillis(),
                    Clock.MAX_ERROR_MILLIS));
        }
    }

    public StagedHost host(String name) {
        return Objects.requireNonNull(hosts.get(name), "the inventory was checked: it names no other host");
    }

    public Map<String, StagedHost> hosts() {
        return hosts;
    }

    /** Detaches a start line's processes from the channel, which their output would keep open. */
    private static String detached(String script) {
        return "output=$(mktemp); (\n" + script
                + "\n) >\"$output\" 2>&1 </dev/null; code=$?; cat \"$output\"; rm \"$output\"; exit $code";
    }

    /** Returns lines of the shell that set variables for what follows. */
    private static String exports(Map<String, String> variables) {
        StringBuilder lines = new StringBuilder();
        new TreeMap<>(variables)
                .forEach((name, value) -> lines.append("export ")
                        .append(name)
                        .append("='")
                        .append(value.replace("'", "'\\''"))
                        .append("'\n"));
        return lines.toString();
    }

    /**
     * Runs the hosts' {@code start} lines, the database's first, and registers {@code stop} with the teardown.
     *
     * @param variables for both
     */
    public void start(Map<String, String> variables, Display display) throws InterruptedException {
        String exports = exports(variables);
        display.begin("start");
        for (String name : inventory.startOrder()) {
            StagedHost host = host(name);
            if (host.host().stop() != null) {
                teardown.add(
                        "stopping what was started on " + name,
                        () -> host.connection()
                                .run("stopping", detached(exports + host.host().stop())));
            }
            if (host.host().start() != null) {
                host.connection().run("starting", detached(exports + host.host().start()));
            }
        }
        display.end("the inventory's start commands have run");
    }
}
