package org.tradebench.load.plugin.recorder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tradebench.load.plugin.deck.Arrivals;
import org.tradebench.load.plugin.recorder.ResultFile.Ending;

/** Controls one run from its start to its files: holds the clock, cuts the seconds, stops the test when the measurement interval ends and reports the progress. */
final class RecorderRun {
    private static final Logger LOG = LoggerFactory.getLogger(RecorderRun.class);
    private static final long POLL = TimeUnit.MILLISECONDS.toNanos(20);

    final RecorderSettings settings;
    private final Runnable stopTest;
    private final Instant began = Instant.now();
    private final long origin = System.nanoTime();
    private final @Nullable Arrivals arrivals;
    final Measurement measurement;
    private final HistogramLog log;
    /** The log of orders; null when the plan has no orders. */
    final @Nullable CsvLog orders;

    /** The log of histories; null when none is written. */
    final @Nullable CsvLog history;

    private final Seconds seconds;
    private final Thread ticker = new Thread(this::tick, "trade-recorder");
    private final Thread hook =
            new Thread(() -> finish("the load generator was ended from outside"), "trade-recorder-end");
    private final AtomicReference<Ending> ending = new AtomicReference<>();
    private volatile boolean ended;
    private boolean reportedWarm;

    /** Whether this process is warm and waits for the others without load. */
    private volatile boolean resting;

    private RecorderRun(RecorderSettings settings, boolean withHistory, Runnable stopTest) throws IOException {
        this.settings = settings;
        this.stopTest = stopTest;
        Files.createDirectories(settings.output());
        Files.deleteIfExists(settings.output().resolve(ResultFile.NAME));
        Files.deleteIfExists(settings.output().resolve(ArrivalFile.NAME));
        Files.deleteIfExists(settings.output().resolve(ProxyTally.NAME));
        arrivals =
                settings.arrivals().map(what -> new Arrivals(what, this::now)).orElse(null);
        Arrivals.publish(arrivals);
        measurement = new Measurement(settings, this::now, this::giveUp, arrivals);
        log = new HistogramLog(settings.output().resolve(HistogramLog.NAME), began);
        orders = settings.orders().isEmpty() ? null : CsvLog.orders(settings.output());
        history = withHistory ? CsvLog.history(settings.output()) : null;
        seconds = new Seconds(measurement, log, RecorderRun::emit);
    }

    /**
     * Begins to record.
     *
     * @param withHistory whether {@code history.csv} is written, too
     * @param stopTest asks the test to end after the requests that are under way
     */
    static RecorderRun begin(RecorderSettings settings, boolean withHistory, Runnable stopTest) {
        RecorderRun recording;
        try {
            recording = new RecorderRun(settings, withHistory, stopTest);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "cannot write to the output folder " + settings.output() + " (" + e + ")", e);
        }
        Runtime.getRuntime().addShutdownHook(recording.hook);
        recording.ticker.setDaemon(true);
        recording.ticker.start();
        return recording;
    }

    /** Returns the nanoseconds since the run began, by the monotonic clock. */
    long now() {
        return System.nanoTime() - origin;
    }

    /** Holds a request back in the measurement interval outside the slices, and before it while few threads are to send any, or other systems are not warm yet. */
    void holdBack(ThreadTimes thread) {
        for (long left = holdBackNanos(thread);
                left > 0 && now() < measurement.interval.closes() && ending.get() == null;
                left = holdBackNanos(thread)) {
            LockSupport.parkNanos(Math.min(POLL, left));
        }
    }

    private long holdBackNanos(ThreadTimes thread) {
        return resting || measurement.holdsBack(thread) ? POLL : measurement.interval.nanosToNextSlice(now());
    }

    private void tick() {
        while (!ended) {
            long now = now();
            seconds.cut(now);
            if (orders != null) {
                orders.flush();
            }
            MeasurementInterval interval = measurement.interval;
            if (now >= interval.closes()) {
                ending.compareAndSet(null, Ending.complete());
                stop();
                return;
            }
            if (interval.opens() == MeasurementInterval.NEVER && now >= settings.warmupLimitNanos()) {
                giveUp(whyNotOpen() + " after " + TimeUnit.NANOSECONDS.toSeconds(settings.warmupLimitNanos()) + " s: "
                        + measurement.warmupTally.requests.sum() + " requests were answered");
                return;
            }
            if (settings.intervalSignal().isPresent() && interval.opens() == MeasurementInterval.NEVER) {
                awaitSignal(settings.intervalSignal().get(), interval);
                LockSupport.parkNanos(POLL);
            } else {
                LockSupport.parkNanos(Math.max(POLL, Math.min(seconds.end(), interval.closes()) - now));
            }
        }
    }

    private String whyNotOpen() {
        return measurement.isWarm()
                ? "the warm-up had ended, but no signal had opened the measurement interval"
                : "the warm-up of " + settings.warmupRequests() + " requests had not ended";
    }

    /** Reports once that the warm-up is done; rests, or opens the measurement interval at the time that the signal names. */
    private void awaitSignal(Path signal, MeasurementInterval interval) {
        boolean warm = measurement.isWarm();
        if (warm && !reportedWarm) {
            reportedWarm = true;
            emit("warm requests=" + measurement.warmupTally.requests.sum());
        }
        try {
            IntervalSignal read = Files.exists(signal) ? IntervalSignal.read(signal) : IntervalSignal.NONE;
            resting = warm && read.rests();
            measurement.fewUsers = read.fewUsers();
            if (read.opensAt().isPresent()) {
                open(interval, read.opensAt().get(), warm);
            }
        } catch (NoSuchFileException e) {
            LOG.debug("the signal went when it was read, and is looked at again", e);
        } catch (IOException e) {
            giveUp("interval.signal: " + signal + " cannot be read (" + e + ")");
        } catch (IllegalArgumentException e) {
            giveUp(Objects.requireNonNullElse(e.getMessage(), e.toString()));
        }
    }

    /** Opens the interval at an instant of the wall clock. The run uses the monotonic clock, to which the instant is converted as late as possible. */
    private void open(MeasurementInterval interval, Instant instant, boolean warm) {
        Instant wall = Instant.now();
        long now = now();
        if (!instant.isAfter(wall)) {
            giveUp("the measurement interval could not open at " + instant + ": "
                    + (warm ? "the signal was read after that time" : whyNotOpen()));
        } else if (warm) {
            long moment = now + Duration.between(wall, instant).toNanos();
            if (!interval.openAt(moment, now)) {
                giveUp("the measurement interval could not open at " + instant + ": the signal was read at " + wall);
            } else if (arrivals != null) {
                // The lead-in is the time that is left until then.
                arrivals.begin(now, interval.opens());
            }
        }
    }

    private void giveUp(String why) {
        if (ending.compareAndSet(null, Ending.failed(why))) {
            LOG.error(why);
            emit("failed " + why);
            stop();
        }
    }

    private void stop() {
        stopTest.run();
        if (arrivals != null) {
            arrivals.close();
        }
    }

    /** Writes the files after the test. A second call does nothing. */
    synchronized void finish(String whyWhenEarly) {
        if (ended) {
            return;
        }
        ended = true;
        long now = now();
        if (arrivals != null) {
            arrivals.close();
        }
        joinTicker();
        if (now < measurement.interval.closes()) {
            measurement.interval.closeEarly(now);
            ending.compareAndSet(null, Ending.interrupted(whyWhenEarly));
        }
        ending.compareAndSet(null, Ending.complete());
        try {
            measurement.threads.forEach(measurement::threadEnded);
            seconds.finish(now);
            log.close();
            if (orders != null) {
                orders.close();
            }
            if (history != null) {
                history.close();
            }
            if (arrivals != null) {
                ArrivalFile.write(measurement, arrivals);
            }
            measurement.proxyTally.write(settings.output());
            new ResultFile(measurement, began).write(Objects.requireNonNull(ending.get()), seconds.past, now);
            emit("done " + settings.output().toAbsolutePath());
        } catch (IOException e) {
            LOG.error("cannot write the results", e);
            emit("failed cannot write to the output folder " + settings.output() + " (" + e + ")");
        }
        removeHook();
    }

    private void joinTicker() {
        LockSupport.unpark(ticker);
        try {
            ticker.join(TimeUnit.SECONDS.toMillis(10));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void removeHook() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            LOG.debug("the JVM is ending already", e);
        }
    }

    @SuppressWarnings("SystemOut") // the lines that runners and people read
    static void emit(String line) {
        System.out.println("trade: " + line);
    }
}
