package org.tradebench.tests.hosts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;
import static org.tradebench.tests.harness.Requirement.SSH;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.TraderCommand;

/**
 * Runs from bare machines to a report, over ssh: two load generators, an application server, a database. Then checks the conditions under which a run is
 * rejected.
 */
@Requires({DOCKER, SSH})
@Tag("full")
@OwnCluster
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class StagingIT {
    private static final String PROJECT = "/project";
    private static final String FOLDER = "/opt/trader";
    private static final String JAVA = "java-home: /opt/java/openjdk";

    /** Starts the application and returns when it serves. C1 alone starts fastest, and nothing is measured here. */
    private static final String START = """
            cd %s
            . /tmp/database
            export JAVA_HOME=/opt/java/openjdk TRADER_BUILD=never TRADER_HOME=/tmp/trader
            export JAVA_TOOL_OPTIONS=-XX:TieredStopAtLevel=1
            : >/tmp/serve.log # The line awaited below may remain from an earlier run until the server's own shell truncates the file.
            setsid ./trader serve --bind '*' --http-port 9080 --https-port 9443 --users 200 --quotes 100 </dev/null >/tmp/serve.log 2>&1 &
            echo $! >/tmp/serve.pid
            until grep -q 'open .*/daytrader/app' /tmp/serve.log; do kill -0 $(cat /tmp/serve.pid) || { cat /tmp/serve.log >&2; exit 1; }; sleep 1; done
            """.formatted(PROJECT);

    @TempDir
    static Path shared;

    private static Machines machines;

    @TempDir
    Path folder;

    @BeforeAll
    static void startMachines() throws IOException, InterruptedException {
        machines = new Machines(shared);
        machines.addDatabase("db");
        machines.add("app", "-v", ProjectLayout.current().base() + ":" + PROJECT + ":ro");
        machines.add("load1");
        machines.add("load2");
        StringBuilder exports = new StringBuilder();
        machines.database("db")
                .forEach((name, value) -> exports.append("export ")
                        .append(name)
                        .append('=')
                        .append(name.equals("TRADER_DB_HOST") ? "db" : name.equals("TRADER_DB_PORT") ? "5432" : value)
                        .append('\n'));
        machines.run("app", "printf '%s' '" + exports + "' >/tmp/database");
    }

    @AfterAll
    static void stop() {
        machines.close();
    }

    private static String host(String name, String more) {
        return "  " + name + ": {" + machines.reach(name) + ", " + JAVA + more + "}\n";
    }

    private static String inventory(String load2) {
        return "url: http://app:9080/daytrader\nrestore-rows: true\nhosts:\n"
                + host("db", "")
                + host("app", ", start: bash /tmp/start, stop: kill $(cat /tmp/serve.pid)")
                + host("load1", "")
                + load2
                + """
                application: [{host: app, command: ws-server.jar}]
                database: [{host: db, command: "postgres -c fsync=on"}]
                load-generator: [{host: load1}, {host: load2}]
                """;
    }

    private TraderCommand.Outcome run(String inventory, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("staging.yaml"), inventory);
        List<String> arguments = new ArrayList<>(List.of(
                "run",
                "--target=" + file,
                "--users=200",
                "--quotes=100",
                "--warmup=400",
                "--duration=10s",
                "--out=" + folder.resolve("result")));
        if (!String.join(" ", more).contains("--clients")) {
            arguments.add("--clients=4");
        }
        arguments.addAll(List.of(more));
        return TraderCommand.run(machines.database("db"), arguments.toArray(String[]::new));
    }

    @Test
    @Order(1)
    void mergesRunOverHostsIntoOneResult() throws IOException, InterruptedException {
        machines.run("app", "cat >/tmp/start <<'END'\n" + START + "END");

        TraderCommand.Outcome outcome = run(inventory(host("load2", "")), "--install", "--start");

        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 3, 4);
        RunRecord run = ResultFolder.of(folder.resolve("result")).run();
        assertThat(run.use().nodes())
                .as(outcome.toString())
                .filteredOn(node -> node.node().host() != null)
                .extracting(node -> node.node().name() + " on " + node.node().host())
                .contains(
                        "application-1 on app",
                        "database on db",
                        "load-generator-1 on load1",
                        "load-generator-2 on load2");
        assertThat(run.use().nodes())
                .as(outcome.toString())
                .filteredOn(node -> node.node().host() != null)
                .allSatisfy(StagingIT::assertHasCpuUse);
        assertThat(run.use().machines())
                .extracting(machine -> machine.host())
                .containsExactly("app", "db", "load1", "load2");
        assertThat(run.checks()).extracting(CheckResult::check).contains("background load", "load-generator CPU");
        assertThat(check(run, "background load").value()).contains("app: ", "db: ");
        assertThat(check(run, "load-generator CPU").value()).contains("load1: ", "load2: ");
        assertThat(check(run, "errors").outcome()).as(outcome.toString()).isEqualTo(CheckOutcome.PASS);
        assertThat(check(run, "consistency").outcome()).as(outcome.toString()).isEqualTo(CheckOutcome.PASS);
        assertThat(run.environment().deployment()).containsKeys("host app", "host db", "host load1", "host load2");
        LoadResult whole = LoadResult.read(folder.resolve("result/load-generator.json"));
        assertThat(whole.clients()).isEqualTo(4);
        assertThat(whole.requestCount()).isPositive();
        for (String loadGenerator : List.of("load-generator-1", "load-generator-2")) {
            LoadShareRecord part = LoadShareRecord.read(folder.resolve("result").resolve(loadGenerator));
            assertThat(part.clockErrorMillis()).isBetween(0.0, 50.0);
            assertThat(LoadResult.read(folder.resolve("result")
                                    .resolve(loadGenerator)
                                    .resolve("load-generator.json"))
                            .requestCount())
                    .isBetween(1L, whole.requestCount() - 1);
        }
        assertThat(Files.readString(folder.resolve("result/report.html")))
                .contains("application-1", "load-generator-2", "host load1");
        assertNothingIsLeft();
    }

    @Test
    @Order(2)
    void splitsArrivalsOverHosts() throws IOException, InterruptedException {
        TraderCommand.Outcome outcome =
                run(inventory(host("load2", "")), "--start", "--arrivals=20", "--arrival-process=poisson");

        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 3, 4);
        RunRecord run = ResultFolder.of(folder.resolve("result")).run();
        assertThat(check(run, "every arrival").outcome()).as(outcome.toString()).isEqualTo(CheckOutcome.PASS);
        assertThat(check(run, "consistency").outcome()).as(outcome.toString()).isEqualTo(CheckOutcome.PASS);
        ArrivalResult all = ArrivalResult.in(folder.resolve("result")).orElseThrow();
        assertThat(all.perSecond()).isEqualTo(20);
        for (String loadGenerator : List.of("load-generator-1", "load-generator-2")) {
            ArrivalResult part = ArrivalResult.in(folder.resolve("result").resolve(loadGenerator))
                    .orElseThrow();
            assertThat(part.perSecond()).isEqualTo(10);
            assertThat(part.completed()).isBetween(1L, all.completed() - 1);
        }
        assertThat(run.use().nodes())
                .filteredOn(node -> List.of("application-1", "load-generator-1", "load-generator-2")
                        .contains(node.node().name()))
                .hasSize(3)
                .allSatisfy(node -> assertThat(node.use().jvm().heapBytes())
                        .as("of the JVM on " + node.node().host())
                        .isPositive());
        assertNothingIsLeft();
    }

    private static void assertHasCpuUse(NodeUse node) {
        assertThat(node.use().cores()).as(node.node().name()).isNotNull().isPositive();
    }

    private static CheckResult check(RunRecord run, String name) {
        return run.checks().stream()
                .filter(check -> check.check().contains(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no check " + name + " among " + run.checks()));
    }

    private static void assertNothingIsLeft() {
        for (String name : machines.names()) {
            Await.until(
                    "nothing of the run remains on " + name,
                    Duration.ofMinutes(1),
                    () -> leftovers(name).isEmpty());
        }
    }

    /** Lists processes and folders of load generators, and servers. */
    private static String leftovers(String name) {
        try {
            return machines.run(
                            name,
                            "for p in /proc/[0-9]*; do tr '\\0' ' ' <$p/cmdline 2>/dev/null | grep -oE '[l]oadgen-.*jar.*|[w]s-server.jar'; done; ls -d /tmp/trader-* 2>/dev/null; true")
                    .strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** An inventory with one machine only, which suffices to test a rejection. */
    private static String inventoryOf(String load2) {
        return "url: http://app:9080/daytrader\nhosts:\n" + load2 + "load-generator: [{host: load2}]\n";
    }

    private void assertRejected(String inventory, String... expectedTexts) throws IOException {
        TraderCommand.Outcome outcome = run(inventory);
        assertThat(outcome.exitCode()).as(outcome.toString()).isEqualTo(1);
        assertThat(outcome.lines().get(outcome.lines().size() - 1)).contains(expectedTexts);
        assertThat(folder.resolve("result/run.json")).doesNotExist();
    }

    @Test
    @Order(3)
    void rejectsHostWithClockError() throws IOException {
        assertRejected(
                inventoryOf(host("load2", "").replace(JAVA, "java-home: /opt/java/ahead")),
                "host load2: its clock is",
                "ms ahead of this one",
                "expected at most 500 ms");
    }

    @Test
    @Order(3)
    void rejectsHostWithoutJava() throws IOException {
        assertRejected(
                inventoryOf(host("load2", "").replace(", " + JAVA, "")),
                "host load2:",
                "needs Java 17 or later and found none");
    }

    @Test
    @Order(3)
    void rejectsHostWithoutHarness() throws IOException {
        assertRejected(
                inventoryOf(host("load2", ", folder: /nowhere")),
                "host load2:",
                "there is no harness in /nowhere: --install would copy it there");
    }

    @Test
    @Order(3)
    void rejectsHostWithOtherHarnessVersion() throws IOException, InterruptedException {
        machines.run("load2", "cp -r " + FOLDER + " /opt/other");
        machines.run("load2", "cd /opt/other/loadgen/target && for jar in loadgen-*.jar; do echo >>$jar; done");
        assertRejected(
                inventoryOf(host("load2", ", folder: /opt/other")),
                "host load2 has another version of the harness",
                "--install would copy this one there");
    }

    @Test
    @Order(3)
    void rejectsUnreachableHost() throws IOException {
        assertRejected(
                inventoryOf("  load2: {ssh: root@127.0.0.1, options: [-p, \"1\"]}\n"),
                "host load2 cannot be reached by 'ssh root@127.0.0.1'",
                "Connection refused");
    }

    @Test
    @Order(3)
    void rejectsUnauthorizedKey() throws IOException, InterruptedException {
        Path other = folder.resolve("other");
        Machines.keygen(other);
        assertRejected(
                inventoryOf("  load2: {" + machines.reach("load2", other) + "}\n"),
                "host load2 cannot be reached",
                "Permission denied");
    }

    @Test
    @Order(3)
    void startsNoApplicationWithoutStartOption() throws IOException {
        TraderCommand.Outcome outcome = run(inventoryOf(host("load2", "")));
        // The application was not started, which the load generators report.
        assertThat(outcome.exitCode()).as(outcome.toString()).isEqualTo(1);
        assertThat(outcome.output()).contains("no application answers at http://app:9080/daytrader");
        assertNothingIsLeft();
    }

    @Test
    @Order(3)
    void rejectsUnknownKeyBeforeConnecting() throws IOException {
        TraderCommand.Outcome outcome = run(inventoryOf(host("load2", ", foldr: /opt/trader")));
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.lines()).hasSize(1).first().asString().contains("unknown key 'foldr': expected 'folder'");
    }

    @Test
    @Order(3)
    void rejectsMoreProcessesThanVirtualUsers() throws IOException {
        TraderCommand.Outcome outcome = run(inventory(host("load2", "")), "--clients=1");
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.output()).contains("clients: expected at least 2, one for each load-generator process");
    }
}
