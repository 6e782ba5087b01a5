package org.tradebench.tests.fault;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tradebench.load.consistency.OrderCheck;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.JMeterHome;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadGeneratorJvm;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;

/** Runs the standard workload on one application server with users of its own, until {@link #end}. */
final class Load implements AutoCloseable {
    private static final int CLIENTS = 2;

    private final JMeterProcess loadGenerator;
    private final Path folder;
    private final int control;
    private final Thread thread;
    private volatile LoadProgress last;

    private Load(JMeterProcess loadGenerator, Path folder, int control) {
        this.loadGenerator = loadGenerator;
        this.folder = folder;
        this.control = control;
        this.thread = new Thread(this::watch, "load-" + folder.getFileName());
    }

    /**
     * Starts the load.
     *
     * @param number of the server: its users are those of no other load
     * @param usersEach populated users of each load
     */
    static Load on(String url, int number, int usersEach, int quotes, String run, Path folder) {
        LoadOrder settings = new LoadOrder(
                RunSettings.STANDARD
                        .withPopulation(new PopulationSettings(usersEach, quotes))
                        .withWorkload(WorkloadSettings.STANDARD
                                .withVirtualUsers(CLIENTS)
                                .withSeed(7L + number)
                                .withThinkTime(Duration.ofMillis(50)))
                        .withWarmup(WarmupSettings.requests(1))
                        .withMeasurement(MeasurementSettings.of(Duration.ofHours(1))),
                ServerAddress.of(url),
                run + "-" + number);
        int control = freePort();
        Plan plan = new Plan(
                Plan.TRADE.file(),
                Map.of(
                        "first.user", Integer.toString(number * usersEach),
                        "failure.pause", "100",
                        "failures.limit", "1000000000",
                        // The port on which JMeter accepts the command to shut down cleanly.
                        "jmeterengine.nongui.port", Integer.toString(control),
                        "jmeterengine.nongui.maxport", Integer.toString(control)));
        Load load = new Load(
                JMeterProcess.start(
                        new JMeterHome(ProjectLayout.current().jmeterHome()),
                        plan,
                        settings,
                        LoadGeneratorJvm.standard(),
                        folder),
                folder,
                control);
        load.thread.start();
        return load;
    }

    private static int freePort() {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void watch() {
        try {
            loadGenerator.await(second -> last = second);
        } catch (Failure brokenOff) {
            // Its measurement interval is longer than any test: it is always ended early.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Responses in the measurement interval so far, correct and incorrect. */
    long requests() {
        LoadProgress now = last;
        return now == null || now.phase() == LoadProgress.Phase.WARMUP ? 0 : now.requests();
    }

    /** The incorrect ones of these. */
    long errors() {
        LoadProgress now = last;
        return now == null || now.phase() == LoadProgress.Phase.WARMUP ? 0 : now.errors();
    }

    /** The failures and their messages, after the end. */
    List<LoadResult.Failed> failures() {
        return LoadResult.read(folder.resolve(LoadResult.FILE)).failures();
    }

    /** The load generator's log of orders. */
    Path orders() {
        return folder.resolve(OrderCheck.FILE);
    }

    /** Shuts the load down cleanly: requests in flight are still answered and recorded. */
    void end() throws InterruptedException {
        byte[] word = "Shutdown".getBytes(StandardCharsets.US_ASCII);
        while (thread.isAlive()) {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.send(new DatagramPacket(word, word.length, InetAddress.getLoopbackAddress(), control));
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
            thread.join(Duration.ofSeconds(15).toMillis());
        }
    }

    @Override
    public void close() {
        loadGenerator.close();
    }
}
