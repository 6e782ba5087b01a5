package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.OwnSystem;

/** {@code ./trader} before it builds missing parts. */
@OwnSystem
class BuildLockIT {
    @TempDir
    Path clone;

    @Test
    void failsWhenLockCannotBeCreated() throws Exception {
        Path script = Files.copy(ProjectLayout.current().base().resolve("trader"), clone.resolve("trader"));
        // Simulates a folder without write permission, because root may write to any folder.
        Files.createFile(Files.createDirectories(clone.resolve("target/trader")).resolve("build.lock"));
        Path output = clone.resolve("output");
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", script.toString(), "--version")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("TRADER_BUILD");
        Process process = builder.start();
        try {
            assertThat(process.waitFor(1, TimeUnit.MINUTES))
                    .as("ended; output: " + Files.readString(output))
                    .isTrue();
            assertThat(process.exitValue()).isEqualTo(1);
            assertThat(Files.readString(output))
                    .contains("trader: cannot write to ")
                    .doesNotContain("another build");
        } finally {
            process.destroyForcibly();
        }
    }
}
