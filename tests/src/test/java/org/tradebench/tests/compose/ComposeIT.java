package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.sut.compose.Cluster;
import org.tradebench.load.sut.compose.ClusterFacts;
import org.tradebench.load.sut.compose.ContainerWatch;
import org.tradebench.load.sut.compose.DatabaseTunnel;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.source.Telemetry;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;
import org.tradebench.tests.harness.TraderCommand;

/** A run on the cluster in containers, the user's commands, and the run's access to container statistics and to the database. */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Order(3)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ComposeIT {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    Path parent;

    @Test
    @Order(1)
    void measuresAndDescribesEveryNode() throws IOException {
        RunningCompose cluster = RunningCompose.with(Map.of());
        Path folder = parent.resolve("result");

        TraderCommand.Outcome outcome = TraderCommand.run(
                cluster.environment(),
                "run",
                "--target=compose",
                "--clients=4",
                "--warmup=600",
                "--duration=15s",
                "--out=" + folder);

        // After so short a warm-up, the result may be inconclusive.
        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 4);
        RunRecord run = ResultFolder.of(folder).run();
        assertThat(run.checks()).as(outcome.toString()).noneMatch(check -> check.consequence() == Validity.INVALID);
        assertThat(checkOutcome(run, "errors")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "consistency")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "caching configuration")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "server balance")).isIn(CheckOutcome.PASS, CheckOutcome.WARN);
        assertThat(run.use().nodes()).extracting(node -> node.node().name()).containsExactlyElementsOf(nodes(relays()));
        assertThat(run.use().nodes())
                .allSatisfy(node ->
                        assertThat(node.use().cores()).as(node.node().name()).isPositive());
        assertThat(use(run, "application-2").use().jit())
                .as("CPU time of JIT threads")
                .isNotNull();
        assertThat(use(run, "application-2").use().jvm().heapBytes())
                .as("from its container")
                .isPositive();
        assertThat(run.proxyCache().answers().get("BYPASS"))
                .as("answers to users")
                .isPositive();
        assertThat(use(run, "web").use().received()).as("bytes").isPositive();
        assertThat(run.use().tiers().get(Tier.APPLICATION).cores())
                .isGreaterThan(use(run, "application-1").use().cores());
        assertThat(run.settings().target().nodes()).isEqualTo(2);
        assertThat(run.settings().application().mode()).isEqualTo(Mode.DIRECT);
        assertThat(run.settings().application().caching().entries()).isEqualTo(20_000);
        assertThat(run.environment().deployment())
                .containsEntry("proxy", "caching")
                .containsEntry("TLS", "none")
                .containsEntry("sessions", "memory")
                .containsKeys("application's image", "database's limits");
        assertThat(run.use().cache().maxEntries()).as("of both servers").isEqualTo(40_000);
        Document report = Jsoup.parse(Files.readString(folder.resolve("report.html")));
        assertThat(report.select("h1").text()).contains("2 application servers, direct mode, distributed-map caching");
        assertThat(report.select("figcaption").eachText()).contains("CPU of all nodes, 100 % = one CPU");
    }

    private static List<String> nodes(boolean relays) {
        List<String> nodes = new ArrayList<>(List.of("application-1", "application-2", "database", "proxy", "web"));
        if (relays) {
            nodes.add("engine");
        }
        nodes.addAll(List.of("load generator", "runner"));
        return nodes;
    }

    /** Whether Docker forwards published ports by processes of this machine, rather than in the kernel. */
    private static boolean relays() {
        return ProcessHandle.allProcesses()
                .anyMatch(process -> name(process.pid()).equals("docker-proxy"));
    }

    /** Returns a process's name from a file that every user may read, for processes of other users, too. */
    private static String name(long process) {
        try {
            return Files.readString(Path.of("/proc", Long.toString(process), "comm"))
                    .strip();
        } catch (IOException goneOrNoSuchFileSystem) {
            return "";
        }
    }

    @Test
    @Order(2)
    void reportsClusterStatusOrMissingCluster() {
        RunningCompose cluster = RunningCompose.with(Map.of());

        TraderCommand.Outcome status = TraderCommand.run(cluster.environment(), "status");
        assertThat(status.exitCode()).as(status.toString()).isZero();
        assertThat(status.output())
                .contains("application-1", "application-2", "healthy", "proxy caching, TLS none")
                .contains("at " + cluster.address().toString().replaceAll("/$", ""));
        TraderCommand.Outcome logs = TraderCommand.run(cluster.environment(), "logs", "application-2", "--tail=5");
        assertThat(logs.exitCode()).as(logs.toString()).isZero();
        assertThat(logs.lines()).hasSizeBetween(1, 5);
        TraderCommand.Outcome unknown = TraderCommand.run(cluster.environment(), "logs", "application-9");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.output()).contains("application-1, application-2, database");

        Map<String, String> missing = Map.of("COMPOSE_PROJECT_NAME", "trader-of-none");
        for (String command : List.of("status", "logs")) {
            TraderCommand.Outcome none = TraderCommand.run(missing, command);
            assertThat(none.exitCode()).as(none.toString()).isEqualTo(1);
            assertThat(none.output()).contains("'trader-of-none'", "./trader cluster up");
        }
        TraderCommand.Outcome run = TraderCommand.run(missing, "run", "--target=compose");
        assertThat(run.exitCode()).as(run.toString()).isEqualTo(1);
        assertThat(run.output()).contains("no cluster named 'trader-of-none' is running", "./trader cluster up");
        assertThat(TraderCommand.run(missing, "down").exitCode()).isZero();
    }

    @Test
    @Order(2)
    void profilesServerIfImageHasTools() {
        RunningCompose cluster = RunningCompose.with(Map.of());
        Path out = parent.resolve("profiled");

        TraderCommand.Outcome profiled = TraderCommand.run(
                cluster.environment(),
                "run",
                "--target=compose",
                "--profile",
                "--warmup=500",
                "--duration=5s",
                "--out=" + out);

        if (profiled.exitCode() == 2) {
            assertThat(profiled.output()).contains("'TRADER_JAVA_KIND=jdk ./trader cluster up'");
            assertThat(out.resolve("run.json")).doesNotExist();
        } else {
            assertThat(out.resolve("application.jfr")).as(profiled.toString()).isNotEmptyFile();
            assertThat(out.resolve("flame-cpu.html")).isNotEmptyFile();
            assertThat(out.resolve("flame-load-generator.html")).isNotEmptyFile();
        }
    }

    @Test
    @Order(3)
    void keepsCpuTimeMonotonicAcrossRestart() {
        RunningCompose.with(Map.of());
        try (Telemetry telemetry = new Telemetry()) {
            ContainerWatch watch = ContainerWatch.over(Cluster.requireUp(project()), telemetry);
            try {
                double before = awaitNode(telemetry, "web", sample -> sample.residentBytes() > 0);
                Docker.docker("kill", RunningCompose.container("web", 1));
                awaitNode(telemetry, "web", sample -> sample.residentBytes() == 0);
                Docker.docker("start", RunningCompose.container("web", 1));
                double after = awaitNode(telemetry, "web", sample -> sample.residentBytes() > 0);
                assertThat(after).isGreaterThanOrEqualTo(before);
            } finally {
                watch.close();
            }
        }
        Await.until(
                "the web server is up again",
                PATIENCE,
                () -> Cluster.inspect(project()).of(Tier.WEB).get(0).isUp());
    }

    @Test
    @Order(4)
    void tunnelSurvivesDatabaseRestartAndCleansUp() throws Exception {
        RunningCompose.with(Map.of());
        Cluster cluster = Cluster.requireUp(project());
        String container = RunningCompose.container("database", 1);
        try (DatabaseTunnel tunnel = DatabaseTunnel.open(project().docker(), container, 5432)) {
            DatabaseSettings database = ClusterFacts.database(cluster, List.of(tunnel.localPort()));
            assertThat(count(database)).isPositive();
            Connection held = connect(database);
            assertThat(tunnelProcesses(container)).isPositive();
            Docker.docker("restart", "--time", "30", container);
            assertThat(held.isValid(20))
                    .as("connection to the database before its restart")
                    .isFalse();
            Await.until("the database answers again", PATIENCE, () -> answers(database));
            held.close();
        }
        Await.until("no tunnel process is left in the container", PATIENCE, () -> tunnelProcesses(container) == 0);
    }

    @Test
    @Order(5)
    void appliesNewOptionsToRunningCluster() {
        RunningCompose cluster = RunningCompose.with(Map.of());

        TraderCommand.Outcome outcome = TraderCommand.run(cluster.environment(), "up", "--proxy=none");

        assertThat(outcome.exitCode()).as(outcome.toString()).isZero();
        assertThat(outcome.output()).contains("proxy: none", "Up in ", cluster.address() + "app");
        assertThat(Cluster.requireUp(project()).outermost().service()).isEqualTo("web");
        assertThat(new Visitor(cluster.address()).login("uid:1").statusCode()).isEqualTo(200);
    }

    private static Project project() {
        return Project.of(Map.of(Project.VARIABLE, RunningCompose.PROJECT));
    }

    private static CheckOutcome checkOutcome(RunRecord run, String name) {
        return run.checks().stream()
                .filter(check -> check.check().equals(name))
                .map(CheckResult::outcome)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no check " + name + " among " + run.checks()));
    }

    private static NodeUse use(RunRecord run, String name) {
        return run.use().nodes().stream()
                .filter(node -> node.node().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Waits for the condition and returns the node's CPU time in that sample. */
    private static double awaitNode(Telemetry telemetry, String name, Predicate<TierSample> condition) {
        Await.until("a sample of " + name, PATIENCE, () -> {
            TierSample last = last(telemetry, name);
            return last != null && last.residentBytes() != null && condition.test(last);
        });
        return last(telemetry, name).cpuSeconds();
    }

    private static TierSample last(Telemetry telemetry, String name) {
        List<CpuSample> samples = telemetry.series().cpu();
        return samples.isEmpty()
                ? null
                : samples.get(samples.size() - 1).nodes().get(name);
    }

    private static Connection connect(DatabaseSettings database) throws SQLException {
        return DriverManager.getConnection(database.jdbcUrl(), database.connectionProperties());
    }

    private static long count(DatabaseSettings database) throws SQLException {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM account")) {
            row.next();
            return row.getLong(1);
        }
    }

    private static boolean answers(DatabaseSettings database) {
        try {
            return count(database) > 0;
        } catch (SQLException notYet) {
            return false;
        }
    }

    /** Number of processes in the container that forward bytes for a tunnel. */
    private static long tunnelProcesses(String container) {
        return Docker.docker("top", container, "-eo", "pid,args")
                .text()
                .lines()
                .filter(line -> line.contains("/dev/tcp") || line.strip().endsWith(" cat"))
                .count();
    }
}
