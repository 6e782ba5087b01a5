package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.telemetry.JvmSample;

/** Reads the counters of this JVM, and files that contain none. */
class JvmCountersTest {
    private static final Path PROC = Path.of("/proc");
    private static final long SELF = ProcessHandle.current().pid();

    @TempDir
    private Path folder;

    private static JvmSample own() {
        assumeThat(PROC.resolve("self/stat")).as("Linux").exists();
        return new JvmCounters(PROC).read(List.of(1L, SELF), 20, 5);
    }

    private static byte[] ownFile() throws IOException {
        return Files.readAllBytes(
                Path.of("/tmp", "hsperfdata_" + System.getProperty("user.name"), Long.toString(SELF)));
    }

    @Test
    void readsPausesAndLiveHeapOfCollections() {
        byte[][] garbage = new byte[64][];
        Arrays.setAll(garbage, i -> new byte[1 << 20]);
        System.gc();
        JvmSample full = own();
        garbage[0][0] = 1;
        Arrays.fill(garbage, null);
        System.gc();
        System.gc();
        JvmSample empty = own();

        assertThat(empty.pauses()).isGreaterThanOrEqualTo(full.pauses() + 2);
        assertThat(empty.pauseSeconds()).isGreaterThan(full.pauseSeconds()).isLessThan(60);
        assertThat(full.heapBytes() - empty.heapBytes()).isGreaterThan(60L << 20);
        assertThat(empty.heapCapacityBytes())
                .isGreaterThanOrEqualTo(empty.heapBytes())
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() + (64L << 20));
        assertThat(empty.heapBytes())
                .as("as the JVM reports it")
                .isBetween(
                        1L,
                        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() + (64L << 20));
        assertThat(empty.threads()).isEqualTo(20);
        assertThat(empty.poolThreads()).isEqualTo(5);
    }

    @Test
    void reportsThreadsWithoutCounters() throws IOException {
        Files.createDirectories(folder.resolve("7/root/tmp/hsperfdata_somebody"));
        Files.writeString(folder.resolve("7/status"), "Name:\tjava\nNSpid:\t7\t1\n");
        assertThat(new JvmCounters(folder).read(List.of(7L), 12, 3))
                .isEqualTo(new JvmSample(12, 3, null, null, null, null));
        assertThat(new JvmCounters(folder).read(List.of(), 12, 3).pauses()).isNull();
    }

    @Test
    void usesProcessIdInsideContainer() throws IOException {
        own();
        Path files = Files.createDirectories(folder.resolve("4711/root/tmp/hsperfdata_somebody"));
        Files.writeString(folder.resolve("4711/status"), "Name:\tjava\nNSpid:\t4711\t1\n");
        Files.write(files.resolve("4711"), new byte[100]);
        Files.write(files.resolve("1"), ownFile());
        assertThat(new JvmCounters(folder).read(List.of(4711L), 1, 0).pauses()).isNotNegative();
    }

    @Test
    void ignoresTruncatedOrInvalidFile() throws IOException {
        own();
        byte[] whole = ownFile();
        Map<String, Long> counters = PerfCounters.parse(whole, name -> true).orElseThrow();
        assertThat(counters)
                .containsKeys("sun.rt.safepoints", "sun.os.hrt.frequency")
                .hasSizeGreaterThan(100);
        int entries = 32;
        for (int length = 0; length < entries + 2000; length += 7) {
            assertThat(PerfCounters.parse(Arrays.copyOf(whole, length), name -> true))
                    .isEmpty();
        }
        byte[] other = whole.clone();
        other[5] = 3;
        assertThat(PerfCounters.parse(other, name -> true))
                .as("another version")
                .isEmpty();
        other = whole.clone();
        other[0] = 0;
        assertThat(PerfCounters.parse(other, name -> true)).as("another file").isEmpty();
        other = whole.clone();
        Arrays.fill(other, entries, other.length, (byte) 0x7f);
        assertThat(PerfCounters.parse(other, name -> true)).isEqualTo(Optional.empty());
    }
}
