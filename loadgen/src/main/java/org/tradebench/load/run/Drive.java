package org.tradebench.load.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.driver.DriverJvm;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterHome;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.LoadOrder;
import org.tradebench.load.driver.Plan;
import org.tradebench.load.driver.Share;
import org.tradebench.load.driver.Target;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.DriverPart;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.RunSettings;

/** One share of a load, on a machine that does nothing but drive. Leaves a folder behind that is merged with those of the other shares. */
public final class Drive {
    /** The word, on standard input, after which an instant follows: milliseconds since 1970. */
    public static final String OPEN = "window ";

    private Drive() {}

    /**
     * Plays the share to its end.
     *
     * @param settings of the whole load
     * @param target the application
     * @param windowAt when the window opens; null: when this share's warm-up is done
     * @param words says when the window opens, in its place; ends the load when it ends; null: nobody says
     * @param out takes the recorder's lines; null: a person sees the progress
     */
    public static DriverResult play(
            RunSettings settings,
            Target target,
            Share share,
            String runId,
            @Nullable Instant windowAt,
            @Nullable InputStream words,
            @Nullable PrintStream out,
            Path folder,
            Display display)
            throws InterruptedException {
        LoadOrder load = new LoadOrder(settings, target, runId);
        share.clients(settings.workload().virtualUsers());
        Path results = ResultFolder.create(folder).folder();
        DriverPart.of(share, runId, settings, MachineFacts.read()).write(results);
        try (Teardown teardown = new Teardown(display::say)) {
            JMeterProcess driver = teardown.add(
                    "stopping the driver",
                    JMeterProcess.start(
                            new JMeterHome(ProjectLayout.current().jmeterHome()),
                            Plan.of(settings.workload()),
                            load,
                            share,
                            windowAt != null || words != null,
                            DriverJvm.standard(),
                            results));
            if (windowAt != null) {
                driver.openWindowAt(windowAt);
            }
            if (words != null) {
                listen(words, driver);
            }
            if (out != null) {
                out.println("trade: process " + ProcessHandle.current().pid());
                driver.relayTo(out::println);
                return driver.await(second -> {});
            }
            LoadDisplay progress = new LoadDisplay(
                    display,
                    share.warmupRequests(
                            settings.warmup().requests(), settings.workload().virtualUsers()),
                    settings.measurement().duration().toSeconds());
            DriverResult result = driver.await(progress);
            progress.end();
            return result;
        }
    }

    /** Whoever started this holds the other end: when it closes, nobody is left who wants the load. */
    private static void listen(InputStream words, JMeterProcess driver) {
        Thread listener = new Thread(
                () -> {
                    try (BufferedReader lines =
                            new BufferedReader(new InputStreamReader(words, StandardCharsets.US_ASCII))) {
                        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                            if (line.startsWith(OPEN)) {
                                driver.openWindowAt(
                                        Instant.ofEpochMilli(Long.parseLong(line.substring(OPEN.length()))));
                            }
                        }
                    } catch (IOException | NumberFormatException broken) {
                        throw Failure.of("the words of the coordinator broke off: " + broken.getMessage(), broken);
                    } finally {
                        driver.close();
                    }
                },
                "coordinator");
        listener.setDaemon(true);
        listener.start();
    }
}
