package org.tradebench.load.driver;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.tradebench.load.failure.Failure;

/**
 * Coordinates several JMeter processes, so that they share one measurement interval. Each plays its part of the warm-up and goes on under load; when the last
 * of them is warm, all are told the same instant, at which each opens its measurement interval. All measurement intervals are equally long, so they close at
 * the same instant, too.
 */
public final class Drivers implements AutoCloseable {
    /** Between the signal and the measurement interval: enough for every process to hear it, wherever it runs. */
    static final Duration NOTICE = Duration.ofSeconds(2);

    private static final Duration POLL = Duration.ofMillis(50);

    private final List<Driver> drivers;
    private final BooleanSupplier ready;
    private boolean told;

    /** Takes processes that run and wait for the word, which comes when all of them are warm. */
    public Drivers(List<Driver> drivers) {
        this(drivers, () -> true);
    }

    /**
     * Takes processes that run and wait for the word.
     *
     * @param ready whether it may be given when all of them are warm
     */
    public Drivers(List<Driver> drivers, BooleanSupplier ready) {
        this.drivers = List.copyOf(drivers);
        this.ready = ready;
    }

    /**
     * Waits for the end of all and gives their results, in order.
     *
     * @param eachSecond is told, in this thread, each second that all of them have told, as one
     * @throws Failure when one of them did not complete; its message says which and why
     */
    public List<DriverResult> await(Consumer<Progress> eachSecond) throws InterruptedException {
        CommonProgress progress = new CommonProgress(drivers.size(), eachSecond);
        List<Driver> running = new ArrayList<>(drivers);
        List<DriverResult> results = new ArrayList<>();
        while (!running.isEmpty()) {
            for (Driver driver : List.copyOf(running)) {
                if (driver.hasEnded(progress)) {
                    // One that has failed is told at once: the others would wait for its word for ever.
                    result(driver);
                    running.remove(driver);
                }
            }
            if (!told
                    && running.size() == drivers.size()
                    && drivers.stream().allMatch(Driver::isWarm)
                    && ready.getAsBoolean()) {
                told = true;
                Instant instant = Instant.now().plus(NOTICE);
                drivers.forEach(driver -> driver.openWindowAt(instant));
            }
            Thread.sleep(POLL.toMillis());
        }
        for (Driver driver : drivers) {
            results.add(result(driver));
        }
        return results;
    }

    private static DriverResult result(Driver driver) {
        try {
            return driver.result();
        } catch (Failure e) {
            throw Failure.of(driver.name() + ": " + e.getMessage(), e);
        }
    }

    /** Ends those that still run. */
    @Override
    public void close() {
        drivers.forEach(Driver::close);
    }
}
