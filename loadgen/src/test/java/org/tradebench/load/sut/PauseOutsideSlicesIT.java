package org.tradebench.load.sut;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSettings;

@EnabledOnOs(OS.LINUX)
class PauseOutsideSlicesIT {
    private Process server;

    @BeforeEach
    void start() throws IOException {
        server = new ProcessBuilder("/bin/sleep", "600").start();
    }

    @AfterEach
    void end() {
        server.destroyForcibly();
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void theServerRunsInItsSlicesAndAfterTheInterval() throws Exception {
        SliceSchedule schedule = SliceSchedule.of(3, new SliceSettings(1000, 200, 3), 42, 1);
        try (PauseOutsideSlices pauses = new PauseOutsideSlices(server.pid(), schedule, 1)) {
            assertThat(paused()).isFalse();
            pauses.begin(Instant.now());
            awaitPaused(true);
            awaitPaused(false);
            awaitPaused(true);
            Thread.sleep(1000 * schedule.seconds());
            awaitPaused(false);
        }
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void aRunThatEndsEarlyLeavesNoPausedServer() throws Exception {
        SliceSchedule schedule = SliceSchedule.of(2, new SliceSettings(600_000, 200, 2), 42, 1);
        int second = schedule.rounds().get(0).get(1);
        try (PauseOutsideSlices pauses = new PauseOutsideSlices(server.pid(), schedule, second)) {
            pauses.begin(Instant.now());
            awaitPaused(true);
        }
        assertThat(paused()).isFalse();
    }

    private void awaitPaused(boolean expected) throws Exception {
        while (paused() != expected) {
            Thread.sleep(10);
        }
    }

    /** The state is the first field after the name in parentheses: T for stopped. */
    private boolean paused() throws IOException {
        String fields = Files.readString(Path.of("/proc", Long.toString(server.pid()), "stat"));
        return fields.charAt(fields.lastIndexOf(')') + 2) == 'T';
    }
}
