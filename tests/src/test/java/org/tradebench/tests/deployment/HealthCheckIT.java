package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.Await;

/**
 * The containers' health check, with a file in place of a server: the first check returns at once, so that dependent containers start without delay; later
 * checks watch the server.
 */
class HealthCheckIT {
    private static final Path SCRIPT =
            Path.of("..", "deploy", "health", "healthy").toAbsolutePath().normalize();

    @TempDir
    Path temporary;

    private final List<Process> started = new ArrayList<>();
    private Path server;

    @BeforeEach
    void start() throws IOException {
        server = Files.createFile(temporary.resolve("server"));
    }

    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
    }

    private Process check() throws IOException {
        ProcessBuilder check = new ProcessBuilder(SCRIPT.toString(), "test", "-e", server.toString());
        check.environment().put("TMPDIR", temporary.toString());
        Process process = check.start();
        started.add(process);
        return process;
    }

    private static int exitCode(Process check) throws InterruptedException {
        assertThat(check.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return check.exitValue();
    }

    @Test
    void returnsAtOnceThenWatchesServer() throws Exception {
        assertThat(exitCode(check())).as("the first one").isZero();

        Process watching = check();
        assertThat(watching.waitFor(1, TimeUnit.SECONDS)).as("ended").isFalse();
        Files.delete(server);
        Await.until("the check that watches fails", Duration.ofSeconds(20), () -> !watching.isAlive());
        assertThat(watching.exitValue()).isNotZero();

        assertThat(exitCode(check())).as("while it is down").isNotZero();
        Files.createFile(server);
        assertThat(exitCode(check())).as("the first one after a failure").isZero();
    }

    @Test
    void returnsAtOnceAfterContainerRestart() throws Exception {
        assertThat(exitCode(check())).isZero();
        Files.writeString(temporary.resolve(".healthy"), "of the process of before");

        assertThat(exitCode(check())).isZero();
    }
}
