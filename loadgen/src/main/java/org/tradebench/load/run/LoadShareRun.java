package org.tradebench.load.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.JMeterHome;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadGeneratorJvm;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.telemetry.source.MachineFacts;

/** Plays one share of a load, on a machine that does nothing else. Its result folder is merged later with those of the other shares. */
public final class LoadShareRun {
    /** Prefix of a line of standard input before an instant: milliseconds since 1970. */
    public static final String OPEN = "interval ";

    /** The prefix of earlier versions, which scripts that start several load generators may still write. */
    private static final String EARLIER_OPEN = "window ";

    private LoadShareRun() {}

    /**
     * Plays the share to its end.
     *
     * @param settings of the whole load
     * @param target the application
     * @param intervalAt when the measurement interval opens; null: when this share's warm-up is done
     * @param commands stream on which another process decides when the measurement interval opens, instead of {@code intervalAt}; its end ends the load; null:
     *     no other process decides
     * @param out receives the recorder's lines; null: a person sees the progress
     */
    public static LoadResult run(
            RunSettings settings,
            ServerAddress target,
            Share share,
            String runId,
            @Nullable Instant intervalAt,
            @Nullable InputStream commands,
            @Nullable PrintStream out,
            Path folder,
            Display display)
            throws InterruptedException {
        LoadOrder load = new LoadOrder(settings, target, runId);
        share.clients(settings.workload().virtualUsers());
        Path results = ResultFolder.create(folder).folder();
        LoadShareRecord.of(share, runId, settings, MachineFacts.read()).write(results);
        try (Teardown teardown = new Teardown(display::print)) {
            JMeterProcess loadGenerator = teardown.add(
                    "stopping the load generator",
                    JMeterProcess.start(
                            new JMeterHome(ProjectLayout.current().jmeterHome()),
                            Plan.of(settings.workload()),
                            load,
                            share,
                            intervalAt != null || commands != null,
                            LoadGeneratorJvm.standard(),
                            results));
            if (intervalAt != null) {
                loadGenerator.openIntervalAt(intervalAt);
            }
            if (commands != null) {
                listen(commands, loadGenerator);
            }
            if (out != null) {
                out.println("trade: process " + ProcessHandle.current().pid());
                loadGenerator.relayTo(out::println);
                return loadGenerator.await(second -> {});
            }
            LoadDisplay progress = new LoadDisplay(
                    display,
                    WarmupSettings.requests(share.warmupRequests(
                            settings.warmup().requests(), settings.workload().virtualUsers())),
                    settings.measurement().duration().toSeconds());
            LoadResult result = loadGenerator.await(progress);
            progress.end();
            return result;
        }
    }

    /** Returns when a coordinator's line opens the measurement interval; empty for any other line. */
    static Optional<Instant> opening(String line) {
        return Stream.of(OPEN, EARLIER_OPEN)
                .filter(line::startsWith)
                .findFirst()
                .map(prefix -> Instant.ofEpochMilli(Long.parseLong(line.substring(prefix.length()))));
    }

    /** Reads the stream of the process that started this one: when it is closed, the load is not wanted any more. */
    private static void listen(InputStream commands, JMeterProcess loadGenerator) {
        Thread listener = new Thread(
                () -> {
                    try (BufferedReader lines =
                            new BufferedReader(new InputStreamReader(commands, StandardCharsets.US_ASCII))) {
                        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                            opening(line).ifPresent(loadGenerator::openIntervalAt);
                        }
                    } catch (IOException | NumberFormatException broken) {
                        throw Failure.of("cannot read the coordinator's commands: " + broken.getMessage(), broken);
                    } finally {
                        loadGenerator.close();
                    }
                },
                "coordinator");
        listener.setDaemon(true);
        listener.start();
    }
}
