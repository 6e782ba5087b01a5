package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FlightRecordingTest {
    @Test
    void quotesPathWithSpaces() {
        Path file = Path.of("/my results/run 1/application.jfr");
        assertThat(FlightRecording.here(Path.of("/jdk"), 1, file).filename())
                .isEqualTo("filename=\"/my results/run 1/application.jfr\"");
    }
}
