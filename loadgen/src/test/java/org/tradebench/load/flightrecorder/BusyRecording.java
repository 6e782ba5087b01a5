package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.util.function.DoubleUnaryOperator;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** Records this JVM with JDK Flight Recorder while the calling thread executes a method with a known name. */
final class BusyRecording {
    static final String METHOD = "busyMethodOfThisTest";

    static final String OTHER_METHOD = "anotherBusyMethod";

    private BusyRecording() {}

    /** Records one second in which {@link #METHOD} is busy, into the file that a run's recording would have. */
    static void in(Path folder) throws IOException, ParseException {
        in(folder, BusyRecording::busyMethodOfThisTest);
    }

    /** Records one second in which {@link #OTHER_METHOD} is busy. */
    static void otherIn(Path folder) throws IOException, ParseException {
        in(folder, BusyRecording::anotherBusyMethod);
    }

    private static void in(Path folder, DoubleUnaryOperator work) throws IOException, ParseException {
        try (Recording recording = new Recording(Configuration.getConfiguration("profile"))) {
            recording.start();
            long end = System.nanoTime() + 1_000_000_000L;
            double sum = 0;
            while (System.nanoTime() < end) {
                sum += work.applyAsDouble(sum);
            }
            assertThat(sum).isNotNaN();
            recording.dump(folder.resolve(FlightRecording.FILE));
        }
    }

    private static double busyMethodOfThisTest(double from) {
        double sum = 0;
        for (int i = 1; i < 100_000; i++) {
            sum += Math.sin(from + i) / i;
        }
        return sum;
    }

    private static double anotherBusyMethod(double from) {
        double sum = 0;
        for (int i = 1; i < 100_000; i++) {
            sum += Math.cos(from + i) / i;
        }
        return sum;
    }
}
