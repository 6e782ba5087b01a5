package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class FlameGraphsTest {
    @TempDir
    private Path folder;

    /** Each sample lands in the method that took the time. */
    @Test
    void drawsWhatThreadsExecuted() throws IOException, ParseException {
        try (Recording recording = new Recording(Configuration.getConfiguration("profile"))) {
            recording.start();
            long end = System.nanoTime() + 1_000_000_000L;
            double sum = 0;
            while (System.nanoTime() < end) {
                sum += busyMethodOfThisTest(sum);
            }
            assertThat(sum).isNotNaN();
            recording.dump(folder.resolve(FlightRecording.FILE));
        }

        FlameGraphs.draw(folder);

        assertThat(FlameGraphs.in(folder)).containsExactly(FlameGraphs.Kind.values());
        assertThat(Files.readString(folder.resolve(FlameGraphs.Kind.CPU.file())))
                .contains("busyMethodOfThisTest", "The application: CPU time");
    }

    private static double busyMethodOfThisTest(double from) {
        double sum = 0;
        for (int i = 1; i < 100_000; i++) {
            sum += Math.sin(from + i) / i;
        }
        return sum;
    }

    @Test
    void drawsNothingWithoutRecording() {
        FlameGraphs.draw(folder);
        assertThat(FlameGraphs.in(folder)).isEmpty();
    }

    @Test
    void saysThatJavaWithoutJcmdCannotBeRecorded() {
        assertThatThrownBy(() -> FlightRecording.check(folder))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("bin/jcmd")
                .hasMessageContaining(folder.toString());
    }
}
