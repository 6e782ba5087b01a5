package org.tradebench.load.flightrecorder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Records a JVM of this machine by JDK Flight Recorder: samples of what its threads execute, of what they allocate, and how long they wait for locks. */
public final class FlightRecording {
    /** The recording's file in the result folder of a run. */
    public static final String FILE = "application.jfr";

    private static final String NAME = "name=trader";

    /** Frames of a sample; the default of 64 cuts the stacks of an application server. */
    private static final int STACK_DEPTH = 512;

    private final Path jcmd;
    private final long pid;
    private final Path file;

    /**
     * Prepares a recording.
     *
     * @param javaHome of the JVM
     * @param folder takes the recording
     */
    public FlightRecording(Path javaHome, long pid, Path folder) {
        this.jcmd = jcmd(javaHome);
        this.pid = pid;
        this.file = folder.resolve(FILE);
    }

    private static Path jcmd(Path javaHome) {
        return javaHome.resolve("bin").resolve("jcmd");
    }

    /**
     * Refuses a Java installation whose JVM cannot be recorded.
     *
     * @throws Failure of usage
     */
    public static void check(Path javaHome) {
        if (!Files.isExecutable(jcmd(javaHome))) {
            throw Failure.usage("--profile: expected a JDK, whose bin/jcmd starts a recording; " + javaHome
                    + " has none: JAVA_HOME or --java-home names another");
        }
    }

    /** Starts it. Takes about a second, some of it of the JVM's CPU. */
    public void start() {
        // Only before the first recording of a JVM; later it does nothing but say so.
        jcmd("JFR.configure", "stackdepth=" + STACK_DEPTH);
        jcmd("JFR.start", NAME, "settings=profile");
    }

    /** Ends it and writes its file. */
    public void stop() {
        String answer = jcmd("JFR.stop", NAME, "filename=" + file.toAbsolutePath());
        if (!Files.isRegularFile(file)) {
            throw Failure.of("JDK Flight Recorder wrote no recording of process " + pid + ": " + answer);
        }
    }

    private String jcmd(String... words) {
        List<String> command = new ArrayList<>(List.of(jcmd.toString(), Long.toString(pid)));
        command.addAll(List.of(words));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() != 0) {
                throw Failure.of(String.join(" ", command) + " failed: " + answer);
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Failure.of("interrupted while a recording was started or ended");
        }
    }
}
