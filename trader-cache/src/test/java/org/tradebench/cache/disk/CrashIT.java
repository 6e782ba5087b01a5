package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.service.CacheService;

/** Kills processes that write to a disk tier, and lets one run out of disk space. */
class CrashIT {
    private static final long TIMEOUT_SECONDS = 120;

    @TempDir
    private Path directory;

    private static List<String> java(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                // Otherwise the limit would also apply to the JVM's file of performance counters.
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                OffloadProcess.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private static Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void stopCleanly(String generation) {
        try (CacheService service = OffloadProcess.service()) {
            OffloadProcess.fill(service.instance(OffloadProcess.settings(directory)), generation);
        }
    }

    @Test
    void servesNothingAfterKillDuringWrite() throws Exception {
        Random random = new Random(17);
        for (int round = 0; round < 3; round++) {
            stopCleanly("older");
            Process process = start(java("write", directory.toString(), "newer"));
            try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
                assertThat(lines.readLine()).isEqualTo("writing");
                // The process is killed at a random moment.
                Thread.sleep(random.nextInt(1_500));
            } finally {
                process.destroyForcibly();
            }
            assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();

            try (CacheService service = OffloadProcess.service()) {
                CacheInstance cache = service.instance(OffloadProcess.settings(directory));
                assertThat(cache.size(true)).isZero();
                OffloadProcess.fill(cache, "after");
                Waiting.until(() -> cache.idsOnDisk().contains(0));
                assertThat(cache.get(0)).isEqualTo(OffloadProcess.value("after", 0));
            }
        }
    }

    @Test
    void keepsAllOrNothingWhenKilledDuringFlush() throws Exception {
        Random random = new Random(19);
        for (int round = 0; round < 4; round++) {
            stopCleanly("older");
            Process process = start(java("stop", directory.toString(), "newer"));
            try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
                assertThat(lines.readLine()).isEqualTo("stopping");
                Thread.sleep(random.nextInt(150));
            } finally {
                process.destroyForcibly();
            }
            assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();

            try (CacheService service = OffloadProcess.service()) {
                CacheInstance cache = service.instance(OffloadProcess.settings(directory));
                int left = cache.size(true);
                assertThat(left).isIn(0, OffloadProcess.IDS);
                for (int id = 0; id < left; id++) {
                    assertThat(cache.get(id)).isEqualTo(OffloadProcess.value("newer", id));
                }
            }
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void losesOnlyEntriesWhenDiskIsFull() throws Exception {
        // Files may not grow beyond 4,096 blocks of 512 bytes: writes fail as on a full disk.
        List<String> limited = new ArrayList<>(List.of("/bin/sh", "-c", "ulimit -f 4096 && exec \"$@\"", "sh"));
        limited.addAll(java("full", directory.toString(), "v"));
        Process process = start(limited);
        List<String> output;
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            output = lines.lines().collect(Collectors.toList());
        }
        assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();

        assertThat(output).contains("closed").noneMatch(line -> line.startsWith("wrong"));
        assertThat(output)
                .filteredOn(line -> line.startsWith("failures: "))
                .singleElement()
                .isNotEqualTo("failures: 0");
        assertThat(output).contains("in memory: 100");
        try (CacheService service = OffloadProcess.service()) {
            CacheInstance cache = service.instance(OffloadProcess.settings(directory));
            for (int id = 0; id < OffloadProcess.IDS; id++) {
                Object found = cache.get(id);
                if (found != null) {
                    assertThat(found).isEqualTo(OffloadProcess.value("v9", id));
                }
            }
        }
    }
}
