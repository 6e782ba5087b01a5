package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.capacity.CapacityTrial;
import org.tradebench.load.capacity.RateOutcome;
import org.tradebench.load.capacity.SearchEnd;
import org.tradebench.load.cli.Main;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.RunFile;

/** Searches the largest arrival rate of a fake application that serves four requests at a time, for 40 ms each: 100 requests per second. */
@RealJMeter
class CapacityRunIT {
    private static final int SERVERS = 4;
    private static final long SERVICE_MILLIS = 40;
    private static final double CAPACITY = 1000.0 * SERVERS / SERVICE_MILLIS;
    private static final int PATIENCE_MINUTES = 10;

    @TempDir
    Path parent;

    private final FakeTrader fake = new FakeTrader(0);
    private final Semaphore servers = new Semaphore(SERVERS, true);

    @AfterEach
    void stop() {
        fake.close();
    }

    @Test
    void findsLargestRateOfKnownCapacity() throws Exception {
        fake.stopLogging();
        fake.replacePages((request, right) -> {
            serve();
            return right;
        });
        Path folder = parent.resolve("result");

        String log = findMax(folder);

        CapacityRecord record = CapacityRecord.read(folder);
        // A login comes with about one operation in sixteen.
        assertThat(record.closedModel().operationsPerSecond()).as(log).isBetween(0.6 * CAPACITY, CAPACITY);
        assertThat(record.end()).as(log).isEqualTo(SearchEnd.FOUND);
        assertThat(log).contains(record.conclusion());
        // The median response time is below 300 ms well below the capacity, and higher above it.
        double largest = Objects.requireNonNull(record.largestMet());
        assertThat(largest).as(log).isBetween(0.5 * CAPACITY, 1.2 * CAPACITY);
        assertThat(record.smallestMissed()).as(log).isGreaterThan(largest);
        assertThat(record.trials())
                .filteredOn(trial -> trial.confirmation() && trial.rate() == largest)
                .hasSize(3)
                .allSatisfy(trial -> {
                    assertThat(trial.outcome()).isEqualTo(RateOutcome.MET);
                    assertThat(trial.responseMillis()).isBetween(1.0 * SERVICE_MILLIS, 300.0);
                    assertThat(trial.seconds()).isEqualTo(3);
                })
                .extracting(CapacityTrial::seed)
                .doesNotHaveDuplicates();
        assertThat(List.of(ResultFolder.REPORT, RunFile.NAME, "01-closed-model/" + ResultFolder.REPORT))
                .allSatisfy(file -> assertThat(folder.resolve(file)).isRegularFile());
        assertThat(record.trials())
                .extracting(CapacityTrial::folder)
                .allSatisfy(trial -> assertThat(folder.resolve(trial).resolve(ResultFolder.RUN))
                        .isRegularFile());
    }

    /** Runs the command in a process of its own, whose environment allows the background load of tests that run in parallel. */
    private String findMax(Path folder) throws IOException, InterruptedException {
        Path output = parent.resolve("output");
        ProcessBuilder command = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        // The option of ./trader.
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        "--find-max",
                        "p50<300ms",
                        "--url",
                        "http://localhost:" + fake.target().port() + "/daytrader",
                        "--warmup",
                        "60",
                        "--duration",
                        "3s",
                        "--out",
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        command.environment().put("TRADER_SHARED_MACHINE", "1");
        command.environment().put("TRADER_HOME", parent.resolve("home").toString());
        Process process = command.start();
        try {
            assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES))
                    .as("the search ends")
                    .isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
        String log = Files.readString(output);
        assertThat(process.exitValue()).as(log).isZero();
        return log;
    }

    private void serve() {
        try {
            servers.acquire();
            try {
                TimeUnit.MILLISECONDS.sleep(SERVICE_MILLIS);
            } finally {
                servers.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
