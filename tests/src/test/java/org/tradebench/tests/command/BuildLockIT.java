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
        // Simulates a folder without write permission, because root may write to any folder.
        Files.createFile(Files.createDirectories(clone.resolve("target/trader")).resolve("build.lock"));

        assertThat(failure("")).contains("trader: cannot write to ").doesNotContain("another build");
    }

    @Test
    void failsWhenLockCannotBeTakenOver() throws Exception {
        Path lock = Files.createDirectories(clone.resolve("target/trader/build.lock"));
        // No process can have this number.
        Files.writeString(lock.resolve("pid"), "99999999\n");
        // Simulates a lock of another user, because root may remove any file.
        Path rm = Files.createDirectories(clone.resolve("bin")).resolve("rm");
        Files.writeString(rm, "#!/bin/sh\necho 'Permission denied' >&2\nexit 1\n");
        assertThat(rm.toFile().setExecutable(true)).isTrue();

        assertThat(failure(rm.getParent() + ":"))
                .contains("trader: cannot take over the lock of process 99999999: Permission denied.")
                .doesNotContain("another build");
        assertThat(lock.resolveSibling("build.takeover")).doesNotExist();
    }

    /**
     * Returns what the command prints, which must end soon, with exit code 1.
     *
     * @param before stands before the PATH
     */
    private String failure(String before) throws Exception {
        Path script = Files.copy(ProjectLayout.current().base().resolve("trader"), clone.resolve("trader"));
        Path output = clone.resolve("output");
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", script.toString(), "--version")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("PATH", before + System.getenv().getOrDefault("PATH", "/usr/bin:/bin"));
        builder.environment().remove("TRADER_BUILD");
        Process process = builder.start();
        try {
            assertThat(process.waitFor(1, TimeUnit.MINUTES))
                    .as("ended; output: " + Files.readString(output))
                    .isTrue();
            assertThat(process.exitValue()).isEqualTo(1);
            return Files.readString(output);
        } finally {
            process.destroyForcibly();
        }
    }
}
