package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class ProcessPauseIT {
    private Process process;

    @BeforeEach
    void start() throws IOException {
        process = new ProcessBuilder("/bin/sleep", "600").start();
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void aPausedProcessStandsStillUntilItIsResumed() throws Exception {
        try (ProcessPause pause = new ProcessPause(process.pid())) {
            pause.pause();
            awaitPaused(true);
            pause.resume();
            awaitPaused(false);
        }
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void closingLetsAPausedProcessGoOn() throws Exception {
        try (ProcessPause pause = new ProcessPause(process.pid())) {
            pause.pause();
            awaitPaused(true);
        }
        assertThat(paused()).isFalse();
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void aProcessThatHasEndedIsNoFailure() throws Exception {
        process.destroyForcibly().waitFor();
        try (ProcessPause pause = new ProcessPause(process.pid())) {
            pause.pause();
            pause.resume();
        }
    }

    private void awaitPaused(boolean expected) throws Exception {
        while (paused() != expected) {
            Thread.sleep(10);
        }
    }

    /** The third field of the file, after the name in parentheses, is the state: T for stopped. */
    private boolean paused() throws IOException {
        String state = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
        return state.charAt(state.lastIndexOf(')') + 2) == 'T';
    }
}
