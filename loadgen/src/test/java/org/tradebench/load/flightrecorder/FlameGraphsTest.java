package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class FlameGraphsTest {
    @TempDir
    private Path folder;

    /** Attributes each sample to the method that was executed. */
    @Test
    void drawsWhatThreadsExecuted() throws IOException, ParseException {
        BusyRecording.in(folder);

        FlameGraphs.draw(folder);

        assertThat(FlameGraphs.in(folder))
                .containsExactly(FlameGraphs.Kind.CPU, FlameGraphs.Kind.ALLOCATION, FlameGraphs.Kind.LOCKS);
        assertThat(Files.readString(folder.resolve(FlameGraphs.Kind.CPU.file())))
                .contains(BusyRecording.METHOD, "The application: CPU time");
    }

    @Test
    void drawsLoadGenerator() throws IOException, ParseException {
        BusyRecording.in(folder);
        Files.move(folder.resolve(FlightRecording.FILE), folder.resolve(FlightRecording.LOAD_GENERATOR_FILE));

        FlameGraphs.draw(folder);

        assertThat(FlameGraphs.in(folder)).containsExactly(FlameGraphs.Kind.LOAD_GENERATOR);
        assertThat(Files.readString(folder.resolve(FlameGraphs.Kind.LOAD_GENERATOR.file())))
                .contains(BusyRecording.METHOD, "The load generator: CPU time");
    }

    /** JDK Flight Recorder samples such a thread although it uses no CPU time. */
    @Test
    void ignoresThreadWaitingInNativeMethod() throws IOException, ParseException, InterruptedException {
        Thread waiting;
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(null)) {
            waiting = new Thread(() -> {
                try {
                    server.accept();
                } catch (IOException e) {
                    // The channel is closed.
                }
            });
            waiting.start();
            BusyRecording.in(folder);
            FlameGraphs.draw(folder);
        }
        waiting.join();
        assertThat(Files.readString(folder.resolve(FlameGraphs.Kind.CPU.file())))
                .contains(BusyRecording.METHOD)
                .doesNotContain("ServerSocketChannel");
    }

    @Test
    void drawsNothingWithoutRecording() {
        FlameGraphs.draw(folder);
        assertThat(FlameGraphs.in(folder)).isEmpty();
    }

    @Test
    void rejectsJavaWithoutJcmd() {
        assertThatThrownBy(() -> FlightRecording.check(folder))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("bin/jcmd")
                .hasMessageContaining(folder.toString());
    }
}
