package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class ChildProcessIT {
    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    private ChildProcess shell(String script) {
        return ChildProcess.start(
                "a shell",
                List.of("/bin/sh", "-c", script),
                folder,
                Map.of("GREETING", "good day"),
                folder.resolve("log"));
    }

    @Test
    void capturesOutputAndExitCode() throws Exception {
        try (ChildProcess child = shell("echo one; echo $GREETING >&2; exit 3")) {
            assertThat(child.waitFor(LONG)).isTrue();
            assertThat(child.exitCode()).isEqualTo(3);
            assertThat(child.logEnd(1)).containsExactly("good day");
        }
    }

    @Test
    void ignoresTerminalInterrupt() throws Exception {
        try (ChildProcess child = shell("kill -INT $$; exit 7")) {
            assertThat(child.waitFor(LONG)).isTrue();
            assertThat(child.exitCode()).isEqualTo(7);
        }
    }

    @Test
    void closeTerminatesRunningChild() throws Exception {
        ChildProcess child = shell("exec sleep 600");
        child.close();
        assertThat(child.isAlive()).isFalse();
    }

    @Test
    void logsMissingProgram() throws Exception {
        ChildProcess child = ChildProcess.start(
                "the load generator", List.of("/no/such/program"), folder, Map.of(), folder.resolve("log"));
        assertThat(child.waitFor(LONG)).isTrue();
        assertThat(child.exitCode()).isNotZero();
        assertThat(String.join("\n", child.logEnd(5))).contains("/no/such/program");
    }

    @Test
    void reportsMissingWorkingFolder() {
        assertThatThrownBy(() -> ChildProcess.start(
                        "the load generator", List.of("true"), folder.resolve("none"), Map.of(), folder.resolve("log")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("cannot start the load generator");
    }

    @Test
    void watchdogKillsChildWhenPipeCloses() throws Exception {
        Process sleeper = new ProcessBuilder("sleep", "600").start();
        Process owner = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        DyingOwner.class.getName(),
                        Long.toString(sleeper.pid()))
                .inheritIO()
                .start();
        try {
            assertThat(owner.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(sleeper.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            sleeper.destroyForcibly();
            owner.destroyForcibly();
        }
    }

    @Test
    void closedWatchdogLeavesProcessRunning() throws Exception {
        Process sleeper = new ProcessBuilder("sleep", "600").start();
        try {
            Watchdog watchdog = Watchdog.over(sleeper.pid(), "TERM", Duration.ofSeconds(1));
            watchdog.close();
            assertThat(watchdog.isGone(LONG)).isTrue();
            assertThat(sleeper.isAlive()).isTrue();
        } finally {
            sleeper.destroyForcibly();
        }
    }

    /** Ends without shutdown hooks, like a runner after SIGKILL. */
    static final class DyingOwner {
        private DyingOwner() {}

        public static void main(String[] arguments) {
            Watchdog.over(Long.parseLong(arguments[0]), "TERM", Duration.ofSeconds(1));
            Runtime.getRuntime().halt(137);
        }
    }
}
