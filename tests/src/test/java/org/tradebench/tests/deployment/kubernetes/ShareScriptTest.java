package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs the script of a load generator's pod with a fake {@code trader} that prints its arguments. */
@Timeout(60)
class ShareScriptTest {

    /** Prints its arguments, waits for a line in the pipe, and prints it. */
    private static final String TRADER = """
            #!/bin/bash
            echo "asked: $*"
            read -r word
            echo "heard: $word"
            exit ${ENDS_WITH:-0}
            """;

    @TempDir
    private Path folder;

    @Test
    void runsShareAndWaitsForCollection() throws Exception {
        Process share = start(Map.of("JOB_COMPLETION_INDEX", "1"));
        try (var output = share.inputReader()) {
            assertThat(output.readLine())
                    .startsWith("asked: load run --coordinated --share 2/3 --run-id 01234567 ")
                    .contains(" --virtual-users 16 ")
                    .contains(" --out " + folder.resolve("load-generator-2"));
            // The pipe exists by now, and has a reader.
            Files.writeString(folder.resolve("word"), "interval 1700000000000\n");
            assertThat(output.readLine()).isEqualTo("heard: interval 1700000000000");
            assertThat(output.readLine()).isEqualTo("trader: results are in " + folder.resolve("load-generator-2"));
            assertThat(share.isAlive()).isTrue();
            Files.createFile(folder.resolve("collected"));
            assertThat(share.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(share.exitValue()).isZero();
        } finally {
            share.destroyForcibly();
        }
    }

    @Test
    void failsWhenLoadGeneratorFails() throws Exception {
        Process share = start(Map.of("JOB_COMPLETION_INDEX", "0", "ENDS_WITH", "3"));
        try (var output = share.inputReader()) {
            assertThat(output.readLine()).contains("--share 1/3 ");
            Files.writeString(folder.resolve("word"), "interval 1\n");
            assertThat(share.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(share.exitValue()).isEqualTo(3);
        } finally {
            share.destroyForcibly();
        }
    }

    private Process start(Map<String, String> more) throws IOException {
        Path bin = Files.createDirectory(folder.resolve("bin"));
        Path trader = Files.writeString(bin.resolve("trader"), TRADER);
        Files.setPosixFilePermissions(trader, PosixFilePermissions.fromString("rwxr-xr-x"));
        ProcessBuilder builder = new ProcessBuilder(
                        "bash",
                        Sources.FOLDER.resolve("load-generator/run-share").toString())
                .redirectErrorStream(true);
        Map<String, String> settings = Map.of(
                "LOAD_GENERATORS",
                "3",
                "RUN",
                "0123456789abcdef",
                "URL",
                "http://proxy:8080/daytrader",
                "VIRTUAL_USERS",
                "16",
                "WARMUP",
                "60000",
                "DURATION",
                "120s",
                "USERS",
                "2000",
                "QUOTES",
                "1000");
        builder.environment().putAll(settings);
        builder.environment().putAll(Map.of("UPDATES", "14", "SEED", "42", "RESULTS", folder.toString()));
        builder.environment().putAll(more);
        builder.environment().merge("PATH", bin + ":", (path, ours) -> ours + path);
        return builder.start();
    }
}
