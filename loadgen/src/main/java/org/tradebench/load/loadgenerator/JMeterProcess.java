package org.tradebench.load.loadgenerator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.process.KnownEnvironment;

/**
 * Runs JMeter in a process of its own. It warms up, measures its measurement interval, writes {@code histograms.hlog} and
 * {@code load-generator.json} into its folder and ends by itself; closing it earlier ends it by a signal, and what was measured until then is written.
 */
public final class JMeterProcess implements LoadProcess {
    /** Latencies, as HistogramFile reads them. */
    public static final String HISTOGRAMS = "histograms.hlog";

    /** Output of JMeter and of the recorder. */
    public static final String LOG = "load-generator.log";

    private static final Duration POLL = Duration.ofMillis(100);

    /**
     * Timeout of the first page, which takes long where several servers have just started on the same processors: ten seconds were not enough for eight servers
     * on two.
     */
    private static final Duration PROBE = Duration.ofMinutes(1);

    /** Silences JMeter 5.6, which warns at each Set-Cookie that a cookie manager supersedes itself: one line per login. */
    private static final String QUIET = "-Lorg.apache.jmeter.protocol.http.sampler.HTTPSamplerBase=ERROR";

    private final String name;
    private final ChildProcess process;
    private final Path folder;
    private final LogTail tail;
    private final RecorderOutput recorder = new RecorderOutput();
    private Consumer<String> relay = line -> {};
    private boolean resting;
    private boolean few;

    private JMeterProcess(String name, ChildProcess process, Path folder) {
        this.name = name;
        this.process = process;
        this.folder = folder;
        this.tail = new LogTail(process.log());
    }

    /**
     * Starts the load generator. Fails with one line when nothing, or something else, answers at the target.
     *
     * @param folder of results, {@code jmeter.log} and {@code load-generator.log}; created when missing
     */
    public static JMeterProcess start(
            JMeterHome home, Plan plan, LoadOrder settings, LoadGeneratorJvm jvm, Path folder) {
        return start(home, plan, settings, Share.WHOLE, false, jvm, folder);
    }

    /**
     * Starts one of several load generators.
     *
     * @param settings of the whole load
     * @param signalled whether the measurement interval waits for {@link #openIntervalAt}
     */
    public static JMeterProcess start(
            JMeterHome home,
            Plan plan,
            LoadOrder settings,
            Share share,
            boolean signalled,
            LoadGeneratorJvm jvm,
            Path folder) {
        ServerProbe.check(settings.target(), PROBE);
        Path absolute = folder.toAbsolutePath();
        try {
            Files.createDirectories(absolute);
            Files.deleteIfExists(absolute.resolve(LoadResult.FILE));
            Files.deleteIfExists(absolute.resolve(LoadResult.EARLIER_FILE));
            Files.deleteIfExists(absolute.resolve(HISTOGRAMS));
            Files.deleteIfExists(absolute.resolve(ArrivalResult.NAME));
            Files.deleteIfExists(IntervalSignalFile.in(absolute));
        } catch (IOException e) {
            throw Failure.of("cannot write to " + absolute + ": " + e.getMessage(), e);
        }
        Path log = absolute.resolve(LOG);
        Map<String, String> properties = share.properties(settings, signalled ? IntervalSignalFile.in(absolute) : null);
        return new JMeterProcess(
                share.name(),
                ChildProcess.start(
                        "the load generator",
                        command(home, plan, properties, jvm, absolute),
                        absolute,
                        KnownEnvironment.ofPrograms(),
                        log),
                absolute);
    }

    static List<String> command(
            JMeterHome home, Plan plan, Map<String, String> properties, LoadGeneratorJvm jvm, Path folder) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvm.options());
        command.add("-Djava.util.prefs.userRoot=" + home.folder().toAbsolutePath());
        command.addAll(List.of("-jar", home.launcher().toAbsolutePath().toString(), "-n"));
        command.addAll(List.of("-t", home.file(plan).toAbsolutePath().toString()));
        command.addAll(List.of("-j", folder.resolve("jmeter.log").toString(), QUIET));
        properties.forEach((name, value) -> command.add("-J" + name + "=" + value));
        plan.properties().forEach((name, value) -> command.add("-J" + name + "=" + value));
        command.add("-Joutput=" + folder);
        return command;
    }

    /** Passes each line of the recorder on from now on, in the thread that waits for the end. */
    public void relayTo(Consumer<String> lines) {
        relay = lines;
    }

    /** Returns the load generator's process id, for telemetry. */
    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Waits for the end and returns the result.
     *
     * @param eachSecond receives, in this thread, each second of the run
     * @throws Failure when the run did not complete; its message says why
     */
    public LoadResult await(Consumer<LoadProgress> eachSecond) throws InterruptedException {
        while (!process.waitFor(POLL)) {
            relayNewLines(eachSecond);
        }
        relayNewLines(eachSecond);
        return result();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean hasEnded(Consumer<LoadProgress> eachSecond) {
        boolean ended = !process.isAlive();
        relayNewLines(eachSecond);
        return ended;
    }

    @Override
    public boolean isWarm() {
        return recorder.isWarm();
    }

    @Override
    public void openIntervalAt(Instant instant) {
        IntervalSignalFile.open(folder, instant);
    }

    /** Has its virtual users, once it is warm, send nothing until it knows when its measurement interval opens. */
    public void pause() {
        if (!resting) {
            resting = true;
            IntervalSignalFile.pause(folder);
        }
    }

    /** Has only the first virtual users send requests, as many as the plan's {@code warmup.users} says, until {@link #allUsers}. */
    public void fewUsers() {
        few = true;
        IntervalSignalFile.fewUsers(folder);
    }

    /** Has every virtual user send requests. */
    public void allUsers() {
        if (few) {
            few = false;
            IntervalSignalFile.allUsers(folder);
        }
    }

    @Override
    public LoadResult result() {
        Path file = folder.resolve(LoadResult.FILE);
        if (recorder.failure().isPresent()) {
            throw failed(recorder.failure().get());
        }
        if (!Files.exists(file)) {
            throw Failure.of(
                    "the load generator ended with code " + process.exitCode() + " and without a result; the end of "
                            + process.log() + ":\n" + String.join("\n", process.logEnd(10)));
        }
        LoadResult result = LoadResult.read(file);
        if (result.ended() != LoadResult.Ended.COMPLETE) {
            throw failed(String.valueOf(result.reason()));
        }
        return result;
    }

    private Failure failed(String why) {
        return Failure.of("the load generator: " + why + " (its logs: " + process.log() + " and, JMeter's own, "
                + folder.resolve("jmeter.log") + ")");
    }

    private void relayNewLines(Consumer<LoadProgress> eachSecond) {
        try {
            for (String line : tail.newLines()) {
                if (line.startsWith(RecorderOutput.PREFIX)) {
                    relay.accept(line);
                }
                recorder.parse(line, eachSecond);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the load generator by a signal when it still runs; what it measured is written before it goes. */
    @Override
    public void close() {
        process.close();
    }
}
