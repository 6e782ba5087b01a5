package org.tradebench.load.flightrecorder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Records a JVM by JDK Flight Recorder: samples of what its threads execute, of what they allocate, and how long they wait for locks. */
public final class FlightRecording {
    /** Name of the application's recording in the result folder of a run. */
    public static final String FILE = "application.jfr";

    /** Name of the load generator's recording in the result folder of a run. */
    public static final String LOAD_GENERATOR_FILE = "load-generator.jfr";

    /** Frames of a sample; the default of 64 cuts the stacks of an application server. */
    private static final int STACK_DEPTH = 512;

    /**
     * JVM options with which a JVM that is to be recorded has to start. Without them the start of a recording redefines classes, for which a JVM without an
     * agent discards all compiled code, and the profile shows a warm-up.
     */
    public static final List<String> JVM_OPTIONS = List.of(
            "-XX:FlightRecorderOptions=stackdepth=" + STACK_DEPTH, "-XX:StartFlightRecording=name=idle,settings=none");

    private static final String NAME = "name=trader";

    /** Copies the recording from where the JVM has written it. */
    @FunctionalInterface
    public interface Fetch {
        void into(Path file) throws IOException, InterruptedException;
    }

    private final List<String> jcmd;
    private final String written;
    private final Path file;
    private final Fetch fetch;

    /**
     * Prepares the recording of a JVM anywhere.
     *
     * @param jcmd command that reaches the JVM, without the diagnostic command
     * @param written file that the JVM writes, as it sees it
     * @param file takes the recording
     */
    public FlightRecording(List<String> jcmd, String written, Path file, Fetch fetch) {
        this.jcmd = List.copyOf(jcmd);
        this.written = written;
        this.file = file;
        this.fetch = fetch;
    }

    /**
     * Prepares the recording of a JVM of this machine.
     *
     * @param javaHome of the JVM
     * @param file takes the recording
     */
    public static FlightRecording here(Path javaHome, long pid, Path file) {
        return new FlightRecording(
                List.of(jcmd(javaHome).toString(), Long.toString(pid)),
                file.toAbsolutePath().toString(),
                file,
                written -> {});
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
        configure();
        runJcmd("JFR.start", NAME, "settings=profile");
    }

    /** Starts it; the JVM, one of this machine, writes it when it ends. */
    public void startUntilExit() {
        configure();
        runJcmd("JFR.start", NAME, "settings=profile", "dumponexit=true", filename());
    }

    private void configure() {
        // Works only before the first recording of a JVM; later it only prints that it is too late.
        runJcmd("JFR.configure", "stackdepth=" + STACK_DEPTH);
    }

    /** Ends the recording and copies its file. */
    public void stop() {
        String answer = runJcmd("JFR.stop", NAME, filename());
        try {
            fetch.into(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw interrupted();
        }
        if (!Files.isRegularFile(file)) {
            throw Failure.of("JDK Flight Recorder wrote no recording: " + answer);
        }
    }

    /** Returns the argument that names the file; in quotes, because jcmd gives the JVM one line of words, and a path may have blanks. */
    String filename() {
        return "filename=\"" + written + "\"";
    }

    private static Failure interrupted() {
        Thread.currentThread().interrupt();
        return Failure.of("interrupted while a recording was started or ended");
    }

    private String runJcmd(String... arguments) {
        List<String> command = new ArrayList<>(jcmd);
        command.addAll(List.of(arguments));
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
            throw interrupted();
        }
    }
}
