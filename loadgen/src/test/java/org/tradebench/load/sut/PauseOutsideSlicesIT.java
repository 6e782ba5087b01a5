package org.tradebench.load.sut;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.tradebench.load.database.Eventually;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.process.SleepingProcess;

@EnabledOnOs(OS.LINUX)
class PauseOutsideSlicesIT {
    private SleepingProcess server;

    @BeforeEach
    void start() throws IOException {
        server = SleepingProcess.start();
    }

    @AfterEach
    void end() throws IOException {
        server.close();
    }

    @Test
    void runsServerInSlicesAndAfterInterval() throws IOException {
        SliceSchedule schedule = SliceSchedule.of(3, new SliceSettings(1000, 200, 3), 42, 1);
        try (PauseOutsideSlices pauses = new PauseOutsideSlices(server.pid(), schedule, 1)) {
            assertThat(server.paused()).isFalse();
            Instant opening = Instant.now();
            pauses.begin(opening);
            server.awaitPaused();
            server.awaitRunning();
            server.awaitPaused();
            Instant end = opening.plusSeconds(schedule.seconds());
            Eventually.holds("the end of the interval", () -> Instant.now().isAfter(end));
            server.awaitRunning();
        }
    }

    @Test
    void resumesServerWhenRunEndsEarly() throws IOException {
        SliceSchedule schedule = SliceSchedule.of(2, new SliceSettings(600_000, 200, 2), 42, 1);
        int second = schedule.rounds().get(0).get(1);
        try (PauseOutsideSlices pauses = new PauseOutsideSlices(server.pid(), schedule, second)) {
            pauses.begin(Instant.now());
            server.awaitPaused();
        }
        assertThat(server.paused()).isFalse();
    }
}
