package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    private CpuSample read() {
        return new ProcReader(proc, 100)
                .read(5, Map.of(Tier.RUNNER, RUNNER, Tier.APPLICATION, SERVER, Tier.DATABASE, POSTMASTER), 0.25);
    }

    @Test
    void aProcessBelongsToItsNearestTierAndStrangersToNone() throws IOException {
        Files.writeString(proc.resolve("stat"), "cpu  1000 0 500 9000 0 0 0 25 0 0\n");
        process(RUNNER, 1, 100, 0, 5_000);
        process(11, RUNNER, 20, 0, 0);
        process(SERVER, RUNNER, 300, 100, 0);
        process(POSTMASTER, 1, 10, 0, 200);
        process(31, POSTMASTER, 40, 10, 0);
        process(99, 1, 7_777, 0, 0);
        thread(SERVER, 20, "java", 50);
        thread(SERVER, 21, "C2 CompilerThre", 250);

        CpuSample sample = read();

        assertThat(sample.tiers().get(Tier.RUNNER).cpuSeconds()).isEqualTo(1.2);
        assertThat(sample.tiers().get(Tier.APPLICATION).cpuSeconds()).isEqualTo(4.0);
        assertThat(sample.tiers().get(Tier.APPLICATION).userSeconds()).isEqualTo(3.0);
        assertThat(sample.tiers().get(Tier.APPLICATION).jitSeconds()).isEqualTo(2.5);
        assertThat(sample.tiers().get(Tier.DATABASE).cpuSeconds())
                .as("backends that have ended count through their postmaster")
                .isEqualTo(2.6);
        assertThat(sample.tiers().get(Tier.DATABASE).jitSeconds()).isNull();
        assertThat(sample.tiers().get(Tier.DATABASE).residentBytes()).isEqualTo(1024 * 2024);
        assertThat(sample.machineBusySeconds()).isEqualTo(15.0);
        assertThat(sample.machineStealSeconds()).isEqualTo(0.25);
        assertThat(sample.samplerSeconds()).isEqualTo(0.25);
    }

    @Test
    void aTierWhoseProcessIsGoneIsAbsentNotZero() throws IOException {
        process(RUNNER, 1, 100, 0, 0);
        CpuSample sample = read();
        assertThat(sample.tiers()).containsOnlyKeys(Tier.RUNNER);
        assertThat(sample.machineBusySeconds()).isNull();
    }
}
