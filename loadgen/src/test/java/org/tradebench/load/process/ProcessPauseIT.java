package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class ProcessPauseIT {
    private SleepingProcess process;

    @BeforeEach
    void start() throws IOException {
        process = SleepingProcess.start();
    }

    @AfterEach
    void end() throws IOException {
        process.close();
    }

    @Test
    void pausesProcessUntilResumed() throws IOException {
        try (ProcessPause pause = new ProcessPause(process.pid())) {
            pause.pause();
            process.awaitPaused();
            pause.resume();
            process.awaitRunning();
        }
    }

    @Test
    void resumesProcessOnClose() throws IOException {
        try (ProcessPause pause = new ProcessPause(process.pid())) {
            pause.pause();
            process.awaitPaused();
        }
        assertThat(process.paused()).isFalse();
    }

    @Test
    void ignoresProcessThatHasEnded() throws IOException {
        process.close();
        try (ProcessPause pause = new ProcessPause(process.pid())) {
            pause.pause();
            pause.resume();
        }
    }
}
