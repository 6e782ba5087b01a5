package org.tradebench.load.sut.inventory;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.DatabasePreparation;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Runs the load against the hosts that an inventory names. A study's settings of the servers are passed as variables to the hosts' {@code start} lines, which
 * run before each trial, and to {@code stop} after it; its settings of the load are passed to the load generators.
 *
 * @param file the inventory
 * @param inventory the content of the file
 * @param variables for the hosts' start lines
 */
public record InventoryTarget(Path file, Inventory inventory, Map<String, String> variables) implements Target {
    public InventoryTarget {
        variables = Map.copyOf(variables);
    }

    /** Reads an inventory; fails with a message of one line when it is invalid. */
    public static InventoryTarget of(Path file) {
        return new InventoryTarget(file, InventoryFile.read(file), Map.of());
    }

    @Override
    public TargetSettings settings() {
        return TargetSettings.inventory(file.toString()).withPreparation(starts(), false);
    }

    @Override
    public void check(TrialSettings trial) {
        if (trial.text(Setting.JAVA).isPresent()) {
            throw Failure.usage("this study sets java, but the servers of " + file
                    + " have the Java of their hosts: use --target embedded");
        }
        if (trial.server() != ServerProduct.LIBERTY) {
            throw Failure.usage("this study sets server to " + trial.server().label() + ", but the servers of " + file
                    + " are those of their hosts: use --target embedded");
        }
        if (trial.text(Setting.BUILD).isPresent()) {
            throw Failure.usage("this study sets build, but the servers of " + file
                    + " have the applications of their hosts: use --target embedded");
        }
        if (trial.compiler() != JitCompiler.TIERED) {
            throw Failure.usage("this study sets compiler, but the servers of " + file
                    + " have the JVMs of their hosts: use --target embedded, or set no compiler");
        }
        if (trial.text(Setting.DATABASE_DELAY).isPresent()) {
            throw Failure.usage("this study sets database-delay, but the servers of " + file
                    + " have networks of their own: use --target embedded");
        }
        List<String> servers = trial.given().keySet().stream()
                .filter(setting -> !setting.isLoadSetting())
                .sorted()
                .map(Setting::key)
                .toList();
        if (!servers.isEmpty() && !starts()) {
            throw Failure.usage("this study sets " + String.join(", ", servers) + ", and no host of " + file
                    + " has a 'start' line, without which they have no effect: add lines that start the servers by the variables of "
                    + "docs/docker-cluster.md (docs/distributed-run.md)");
        }
    }

    @Override
    public void checkMachine(RunSettings requested) {
        requested.workload().checkArrivals(inventory.loadProcesses().size());
    }

    private boolean starts() {
        return inventory.hosts().values().stream().anyMatch(host -> host.start() != null);
    }

    @Override
    public Target of(TrialSettings trial) {
        return new InventoryTarget(file, inventory, starts() ? trial.variables() : Map.of());
    }

    @Override
    public Target kept(RunSettings requested) {
        if (requested.target().start()) {
            throw Failure.usage(
                    "--find-max: all trials need the same servers, and --start runs the start lines before each; expected servers that run, and no --start.");
        }
        return this;
    }

    @Override
    public boolean hasLoadGenerators() {
        return true;
    }

    /** Returns the file's name without its ending, because the label names a folder. */
    @Override
    public String label(RunSettings requested) {
        return file.getFileName().toString().replaceAll("\\.ya?ml$", "");
    }

    @Override
    public String before() {
        return variables.isEmpty() ? "" : "with " + new TreeMap<>(variables) + " for the start lines: ";
    }

    @Override
    public SystemUnderTest prepare(RunSettings requested, RunContext context) throws InterruptedException {
        new Share(1, inventory.loadProcesses().size())
                .clients(requested.workload().virtualUsers());
        Staging staging = Staging.reach(
                inventory,
                requested.target().install(),
                context.results().folder().resolve("hosts"),
                context.teardown(),
                context.display());
        if (requested.target().start()) {
            staging.start(variables, context.display());
        }
        Optional<DatabaseSettings> database =
                DatabaseSettings.fromEnvironment(inventory.databaseVariables().of(System.getenv()));
        if (database.isPresent()) {
            DatabasePreparation.prepare(database.get(), requested, inventory.restoreRows(), context);
        } else {
            context.telemetry()
                    .note(
                            "no environment variable names the database: there is no consistency check, and the database's counters are not available");
        }
        watch(staging, context.telemetry());
        return new StagedSystem(inventory, staging, ServerAddress.of(inventory.url()), database);
    }

    private void watch(Staging staging, Telemetry telemetry) throws InterruptedException {
        for (Map.Entry<Tier, List<Inventory.Watched>> tier : inventory.watched().entrySet()) {
            String label = tier.getKey().label();
            int number = 0;
            for (Inventory.Watched watched : tier.getValue()) {
                number++;
                String name =
                        tier.getValue().size() == 1 && tier.getKey() != Tier.APPLICATION ? label : label + "-" + number;
                watch(staging.host(watched.host()), new Node(name, tier.getKey(), watched.host()), watched, telemetry);
            }
        }
        staging.hosts().forEach((name, host) -> {
            HostAgent agent = host.agent();
            telemetry.watchMachine(name, agent.facts().cores(), agent::machine);
        });
        for (StagedHost host : staging.hosts().values()) {
            // CPU of the agents belongs to the run, and is no background load.
            String agent = "agent-" + host.name();
            host.agent()
                    .watch(new WatchOrder(
                            agent,
                            Tier.RUNNER,
                            WatchOrder.By.PID,
                            Long.toString(host.agent().facts().pid())));
            telemetry.watchReported(
                    new Node(agent, Tier.RUNNER, host.name()),
                    () -> host.agent().sample(agent));
        }
    }

    private static void watch(StagedHost host, Node node, Inventory.Watched watched, Telemetry telemetry)
            throws InterruptedException {
        WatchOrder order = order(node, watched);
        if (order == null) {
            telemetry.note("the inventory does not say which process on host " + host.name() + " is " + node.name()
                    + ": its CPU is not available");
            // Its CPU must not be taken for background load of the host.
            telemetry.watchReported(node, () -> null);
            return;
        }
        if (!host.agent().watch(order)) {
            telemetry.note(
                    "no process, or more than one, was found on host " + host.name() + " for " + node.name() + " by "
                            + order.by().name().toLowerCase(Locale.ROOT).replace('_', '-') + " '" + order.value()
                            + "': its CPU is not available");
        }
        telemetry.watchReported(node, () -> host.agent().sample(node.name()));
    }

    private static @Nullable WatchOrder order(Node node, Inventory.Watched watched) {
        if (watched.pidFile() != null) {
            return new WatchOrder(node.name(), node.tier(), WatchOrder.By.PID_FILE, watched.pidFile());
        }
        if (watched.command() != null) {
            return new WatchOrder(node.name(), node.tier(), WatchOrder.By.COMMAND, watched.command());
        }
        if (watched.unit() != null) {
            return new WatchOrder(node.name(), node.tier(), WatchOrder.By.UNIT, watched.unit());
        }
        return watched.container() == null
                ? null
                : new WatchOrder(node.name(), node.tier(), WatchOrder.By.CONTAINER, watched.container());
    }
}
