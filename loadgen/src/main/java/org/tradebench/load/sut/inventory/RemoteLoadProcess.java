package org.tradebench.load.sut.inventory;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadProcess;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.ProxyAnswers;
import org.tradebench.load.loadgenerator.RecorderOutput;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.run.LoadShareRun;

/** Controls {@code trader load run} on another machine by its standard input and output, and copies its files here when it has ended. */
public final class RemoteLoadProcess implements LoadProcess {
    private static final String PROCESS = RecorderOutput.PREFIX + "process ";
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Enough for two JVMs, one after the other, on a busy machine; one that cannot start ends, which is reported at once. */
    private static final Duration START = Duration.ofMinutes(2);

    /** Files that are copied from a load generator's folder; those that it did not write are left out. */
    static final List<String> FILES = List.of(
            LoadShareRecord.NAME,
            LoadResult.FILE,
            JMeterProcess.HISTOGRAMS,
            ArrivalResult.NAME,
            ProxyAnswers.NAME,
            "orders.csv",
            JMeterProcess.LOG,
            "jmeter.log");

    private final Share share;
    private final StagedHost host;
    private final String remote;
    private final Path folder;
    private final Path log;
    private final Process process;
    private final Writer output;
    private final Thread listener;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final RecorderOutput recorder = new RecorderOutput();
    private long pid;
    private boolean fetched;

    private RemoteLoadProcess(Share share, StagedHost host, String remote, Path folder, Process process, Path log) {
        this.share = share;
        this.host = host;
        this.remote = remote;
        this.folder = folder;
        this.process = process;
        this.log = log;
        this.output = process.outputWriter(StandardCharsets.US_ASCII);
        this.listener = new Thread(this::listen, share.name());
        this.listener.setDaemon(true);
    }

    /**
     * Starts the command; returns when it has reported its process id.
     *
     * @param arguments of {@code trader load run}, but for the share and the folder
     * @param folder on this machine, for the files that it writes
     */
    public static RemoteLoadProcess start(StagedHost host, Share share, String runId, String arguments, Path folder)
            throws InterruptedException {
        String remote = "/tmp/trader-" + runId + "-" + share.name();
        Path log = folder.resolve("host.log");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw Failure.of("cannot write to " + folder + ": " + e.getMessage(), e);
        }
        String script = Bundle.command(
                host.host(),
                "load run --coordinated --share " + share + " --out " + Reach.quoted(remote) + " " + arguments);
        RemoteLoadProcess loadGenerator = new RemoteLoadProcess(
                share, host, remote, folder, host.connection().start(script, log), log);
        loadGenerator.listener.start();
        try {
            loadGenerator.awaitProcess();
            return loadGenerator;
        } catch (RuntimeException | InterruptedException e) {
            loadGenerator.close();
            throw e;
        }
    }

    private void listen() {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException broken) {
            // The process has ended, which is noticed elsewhere.
        }
    }

    private void awaitProcess() throws InterruptedException {
        long end = System.nanoTime() + START.toNanos();
        while (pid == 0) {
            String line = lines.poll(100, TimeUnit.MILLISECONDS);
            if (line != null && line.startsWith(PROCESS)) {
                pid = Long.parseLong(line.substring(PROCESS.length()).strip());
            } else if (!process.isAlive() || System.nanoTime() > end) {
                throw Failure.of(name() + " on host " + host.name() + " did not start (" + logTail() + "; its log: "
                        + log + ")");
            }
        }
    }

    private String logTail() {
        return Connection.lastLine(ChildProcess.endOf(log, 20));
    }

    /** Returns its process id there; JMeter is its child. */
    public long pid() {
        return pid;
    }

    @Override
    public String name() {
        return share.name();
    }

    @Override
    public boolean hasEnded(Consumer<LoadProgress> eachSecond) throws InterruptedException {
        boolean ended = !process.isAlive();
        if (ended) {
            listener.join(PATIENCE.toMillis());
        }
        for (String line = lines.poll(); line != null; line = lines.poll()) {
            recorder.parse(line, eachSecond);
        }
        return ended;
    }

    @Override
    public boolean isWarm() {
        return recorder.isWarm();
    }

    /** Opens the interval by that machine's clock, whose offset was measured. */
    @Override
    public void openIntervalAt(Instant instant) {
        long remoteMillis = instant.toEpochMilli() + Math.round(host.clock().aheadMillis());
        try {
            output.write(LoadShareRun.OPEN + remoteMillis + "\n");
            output.flush();
        } catch (IOException gone) {
            throw Failure.of(
                    "the connection to " + name() + " on host " + host.name() + " was lost (" + logTail()
                            + "; its log: " + log + ")",
                    gone);
        }
    }

    @Override
    public LoadResult result() {
        if (recorder.failure().isPresent()) {
            fetchExistingFiles();
            throw Failure.of("the load generator on host " + host.name() + ": "
                    + recorder.failure().get() + " (its log: " + log + ")");
        }
        fetch();
        Path file = folder.resolve(LoadResult.FILE);
        if (!Files.isRegularFile(file)) {
            throw Failure.of("the load generator on host " + host.name() + " ended with code " + process.exitValue()
                    + " and without a result (" + logTail() + "; its log: " + log + ")");
        }
        LoadResult result = LoadResult.read(file);
        if (result.ended() != LoadResult.Ended.COMPLETE) {
            throw Failure.of("the load generator on host " + host.name() + ": " + result.reason() + " (its logs: " + log
                    + " and, JMeter's own, " + folder.resolve("jmeter.log") + ")");
        }
        return result;
    }

    private synchronized void fetch() {
        if (fetched) {
            return;
        }
        fetched = true;
        try {
            for (String file : FILES) {
                host.connection().fetch(remote + "/" + file, folder.resolve(file));
            }
            host.connection().run("removing the load generator's files", "rm -rf " + Reach.quoted(remote));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Failure.of("copying the load generator's files was interrupted", e);
        }
    }

    /** Copies the files of a load that failed or was interrupted, and removes them there; does nothing when the host is unreachable or never had them. */
    private synchronized void fetchExistingFiles() {
        if (fetched) {
            return;
        }
        try {
            host.connection().run("looking for the load generator's files", "test -d " + Reach.quoted(remote));
            fetch();
        } catch (Failure nothingThere) {
            // The failure that led here is more informative.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the command by closing its standard input. */
    @Override
    public void close() {
        try {
            output.close();
            process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (IOException gone) {
            process.destroy();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroy();
        fetchExistingFiles();
    }
}
