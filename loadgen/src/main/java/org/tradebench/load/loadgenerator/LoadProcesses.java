package org.tradebench.load.loadgenerator;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tradebench.load.failure.Failure;

/**
 * Coordinates several JMeter processes, so that they share one measurement interval. Each plays its part of the warm-up and continues the load; when the last
 * of them is warm, all receive the same instant, at which each opens its measurement interval. All measurement intervals are equally long, so they close at the
 * same instant, too.
 */
public final class LoadProcesses implements AutoCloseable {
    /** Time between the signal and the measurement interval: enough for every process to receive it, wherever it runs. */
    static final Duration NOTICE = Duration.ofSeconds(2);

    private static final Duration POLL = Duration.ofMillis(50);

    private final List<LoadProcess> loadGenerators;
    private final BooleanSupplier ready;
    private final Supplier<Instant> opening;
    private boolean announced;

    /** Coordinates processes that run and wait for the opening of the measurement interval, which is announced when all of them are warm. */
    public LoadProcesses(List<LoadProcess> loadGenerators) {
        this(loadGenerators, () -> true);
    }

    /**
     * Coordinates processes that run and wait for the opening of the measurement interval.
     *
     * @param ready whether the opening may be announced once all of them are warm
     */
    public LoadProcesses(List<LoadProcess> loadGenerators, BooleanSupplier ready) {
        this(loadGenerators, ready, LoadProcesses::earliestOpening);
    }

    /**
     * Coordinates processes that run and wait for the opening of the measurement interval.
     *
     * @param ready whether the opening may be announced once all of them are warm
     * @param opening returns the instant of the opening; called once, when the opening is announced
     */
    public LoadProcesses(List<LoadProcess> loadGenerators, BooleanSupplier ready, Supplier<Instant> opening) {
        this.loadGenerators = List.copyOf(loadGenerators);
        this.ready = ready;
        this.opening = opening;
    }

    /** Returns the earliest instant at which the interval can open so that every process knows of it before. */
    public static Instant earliestOpening() {
        return Instant.now().plus(NOTICE);
    }

    /**
     * Waits for the end of all and returns their results, in order.
     *
     * @param eachSecond receives, in this thread, each second that all of them have reported, as one
     * @throws Failure when one of them did not complete; its message says which and why
     */
    public List<LoadResult> await(Consumer<LoadProgress> eachSecond) throws InterruptedException {
        CommonProgress progress = new CommonProgress(loadGenerators.size(), eachSecond);
        List<LoadProcess> running = new ArrayList<>(loadGenerators);
        List<LoadResult> results = new ArrayList<>();
        while (!running.isEmpty()) {
            for (LoadProcess loadGenerator : List.copyOf(running)) {
                if (loadGenerator.hasEnded(progress)) {
                    // A failure is reported at once: the other processes would wait for ever.
                    result(loadGenerator);
                    running.remove(loadGenerator);
                }
            }
            if (!announced
                    && running.size() == loadGenerators.size()
                    && loadGenerators.stream().allMatch(LoadProcess::isWarm)
                    && ready.getAsBoolean()) {
                announced = true;
                Instant instant = opening.get();
                loadGenerators.forEach(loadGenerator -> loadGenerator.openIntervalAt(instant));
            }
            Thread.sleep(POLL.toMillis());
        }
        for (LoadProcess loadGenerator : loadGenerators) {
            results.add(result(loadGenerator));
        }
        return results;
    }

    private static LoadResult result(LoadProcess loadGenerator) {
        try {
            return loadGenerator.result();
        } catch (Failure e) {
            throw Failure.of(loadGenerator.name() + ": " + e.getMessage(), e);
        }
    }

    /** Ends those that still run. */
    @Override
    public void close() {
        loadGenerators.forEach(LoadProcess::close);
    }
}
