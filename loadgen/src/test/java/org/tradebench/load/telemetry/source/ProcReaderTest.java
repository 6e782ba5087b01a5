package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;

class ProcReaderTest {
    private static final long RUNNER = 10;
    private static final long SERVER = 20;
    private static final long POSTMASTER = 30;

    @TempDir
    Path proc;

    private void process(long pid, long parent, long user, long system, long ended) throws IOException {
        Path folder = Files.createDirectories(proc.resolve(Long.toString(pid)));
        Files.writeString(folder.resolve("stat"), stat(pid, "p" + pid, parent, user, system, ended));
        Files.writeString(folder.resolve("status"), "RssAnon:\t 1000 kB\nRssFile:\t 24 kB\n");
    }

    private void thread(long pid, long id, String name, long user) throws IOException {
        Path folder = Files.createDirectories(proc.resolve(pid + "/task/" + id));
        Files.writeString(folder.resolve("stat"), stat(id, name, 1, user, 0, 0));
    }

    private static String stat(long pid, String name, long parent, long user, long system, long ended) {
        return pid + " (" + name + ") S " + parent + " 0 0 0 0 0 0 0 0 0 " + user + " " + system + " " + ended
                + " 0 20 0";
    }

    private static final Node APPLICATION = Node.only(Tier.APPLICATION);
    private static final Node DATABASE = Node.only(Tier.DATABASE);
    private static final Node RUNNER_NODE = Node.only(Tier.RUNNER);

    private CpuReader.Reading read() {
        return new ProcReader(proc, 100).read(Map.of(RUNNER_NODE, RUNNER, APPLICATION, SERVER, DATABASE, POSTMASTER));
    }

    @Test
    void assignsProcessesToNearestNode() throws IOException {
        Files.writeString(proc.resolve("stat"), "cpu  1000 0 500 9000 0 0 0 25 0 0\n");
        process(RUNNER, 1, 100, 0, 5_000);
        process(11, RUNNER, 20, 0, 0);
        process(SERVER, RUNNER, 300, 100, 0);
        process(POSTMASTER, 1, 10, 0, 200);
        process(31, POSTMASTER, 40, 10, 0);
        process(99, 1, 7_777, 0, 0);
        thread(SERVER, 20, "java", 50);
        thread(SERVER, 21, "C2 CompilerThre", 250);

        CpuReader.Reading sample = read();

        assertThat(sample.nodes().get(RUNNER_NODE).cpuSeconds()).isEqualTo(1.2);
        assertThat(sample.nodes().get(APPLICATION).cpuSeconds()).isEqualTo(4.0);
        assertThat(sample.nodes().get(APPLICATION).userSeconds()).isEqualTo(3.0);
        assertThat(sample.nodes().get(APPLICATION).jitSeconds()).isEqualTo(2.5);
        assertThat(sample.nodes().get(DATABASE).cpuSeconds())
                .as("backends that have ended count through their postmaster")
                .isEqualTo(2.6);
        assertThat(sample.nodes().get(DATABASE).jitSeconds()).isNull();
        assertThat(sample.nodes().get(DATABASE).residentBytes()).isEqualTo(1024 * 2024);
        assertThat(sample.machineBusySeconds()).isEqualTo(15.0);
        assertThat(sample.machineStealSeconds()).isEqualTo(0.25);
    }

    /** Another run's server and its child, both descendants of the runner, beside a helper of the runner. */
    @Test
    void excludesProcessesOfAnotherRun() throws IOException {
        process(RUNNER, 1, 100, 0, 0);
        process(11, RUNNER, 20, 0, 0);
        process(SERVER, RUNNER, 300, 0, 0);
        process(21, SERVER, 500, 0, 0);
        Map<Node, Long> watched = Map.of(RUNNER_NODE, RUNNER);

        assertThat(new ProcReader(proc, 100)
                        .read(watched)
                        .nodes()
                        .get(RUNNER_NODE)
                        .cpuSeconds())
                .isEqualTo(9.2);
        assertThat(new ProcReader(proc, 100)
                        .read(Telemetry.withExcluded(watched, Set.of(SERVER)))
                        .nodes()
                        .get(RUNNER_NODE)
                        .cpuSeconds())
                .isEqualTo(1.2);
    }

    @Test
    void keepsCpuTimeOfEndedRunnerHelpers() throws IOException {
        ProcReader reader = new ProcReader(proc, 100);
        Map<Node, Long> watched = Map.of(RUNNER_NODE, RUNNER);
        process(RUNNER, 1, 100, 10, 0);
        process(11, RUNNER, 500, 50, 0);
        assertThat(reader.read(watched).nodes().get(RUNNER_NODE).cpuSeconds()).isEqualTo(6.6);

        Files.delete(proc.resolve("11/stat"));
        process(RUNNER, 1, 120, 15, 560);
        CpuReader.Reading after = reader.read(watched);
        assertThat(after.nodes().get(RUNNER_NODE).userSeconds()).isEqualTo(6.2);
        assertThat(after.nodes().get(RUNNER_NODE).systemSeconds()).isEqualTo(0.65);
        assertThat(after.nodes().get(RUNNER_NODE).cpuSeconds()).isEqualTo(6.85);

        process(11, RUNNER, 7, 0, 0);
        assertThat(reader.read(watched).nodes().get(RUNNER_NODE).cpuSeconds()).isEqualTo(6.92);
    }

    /** A server that the runner starts counts as one of its processes until it is watched as a separate node. */
    @Test
    void keepsSumWhenProcessBecomesNode() throws IOException {
        ProcReader reader = new ProcReader(proc, 100);
        process(RUNNER, 1, 100, 0, 0);
        process(SERVER, RUNNER, 300, 0, 0);
        assertThat(reader.read(Map.of(RUNNER_NODE, RUNNER))
                        .nodes()
                        .get(RUNNER_NODE)
                        .cpuSeconds())
                .isEqualTo(4.0);

        process(SERVER, RUNNER, 400, 0, 0);
        CpuReader.Reading after = reader.read(Map.of(RUNNER_NODE, RUNNER, APPLICATION, SERVER));
        assertThat(after.nodes().get(RUNNER_NODE).cpuSeconds()).isEqualTo(4.0);
        assertThat(after.nodes().get(APPLICATION).cpuSeconds()).isEqualTo(4.0);
    }

    @Test
    void omitsNodeOfEndedProcess() throws IOException {
        process(RUNNER, 1, 100, 0, 0);
        CpuReader.Reading sample = read();
        assertThat(sample.nodes()).containsOnlyKeys(RUNNER_NODE);
        assertThat(sample.machineBusySeconds()).isNull();
    }

    @Test
    void distinguishesServersAndFindsJvmBelowShell() throws IOException {
        Node one = Node.local("application-1", Tier.APPLICATION);
        Node two = Node.local("application-2", Tier.APPLICATION);
        process(SERVER, 1, 0, 0, 0);
        process(21, SERVER, 100, 0, 0);
        thread(21, 22, "GC Thread#0", 40);
        process(POSTMASTER, 1, 300, 0, 0);
        thread(POSTMASTER, 31, "C1 CompilerThre", 10);

        CpuReader.Reading reading = new ProcReader(proc, 100).read(Map.of(one, SERVER, two, POSTMASTER));

        assertThat(reading.nodes().get(one).cpuSeconds()).isEqualTo(1.0);
        assertThat(reading.nodes().get(one).gcSeconds()).isEqualTo(0.4);
        assertThat(reading.nodes().get(two).cpuSeconds()).isEqualTo(3.0);
        assertThat(reading.nodes().get(two).jitSeconds()).isEqualTo(0.1);
    }

    @Test
    void countsThreadsOfNewProcessFromZero() throws IOException {
        ProcReader reader = new ProcReader(proc, 100);
        process(SERVER, 1, 300, 0, 0);
        thread(SERVER, SERVER, "C2 CompilerThre", 200);
        assertThat(reader.read(Map.of(APPLICATION, SERVER))
                        .nodes()
                        .get(APPLICATION)
                        .jitSeconds())
                .isEqualTo(2.0);
        process(POSTMASTER, 1, 50, 0, 0);
        thread(POSTMASTER, POSTMASTER, "C2 CompilerThre", 30);
        assertThat(reader.read(Map.of(APPLICATION, POSTMASTER))
                        .nodes()
                        .get(APPLICATION)
                        .jitSeconds())
                .isEqualTo(0.3);
    }
}
