package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.SpeedSample;
import org.tradebench.load.telemetry.source.ProbeWork.PointerRing;

/**
 * Measures the speed of the machine that it runs on: does {@link ProbeWork fixed work}, about 2 % of one CPU, and measures its CPU time, in each second from
 * its start to its end.
 *
 * <p>It is a thread of the harness (on the hosts of an inventory, of the agent) and no process of its own. A process would need the memory of another JVM and a
 * way to end with its parent, and the disturbances that it would avoid do no harm here: {@code ./trader} gives the harness the serial collector and the C1
 * compiler alone, which compiles the loops of the work once, within a second of the probe's start and long before a measurement interval, and never again; the
 * work allocates nothing and its memory is outside the heap; and the time in which a collection stops the thread is no CPU time of the thread.
 *
 * <p>A second's work is done in pieces that are spread over it. Neighbouring pieces differ by what interrupted them or evicted their caches, so that five short
 * ones represent the second's speed better than one long one does.
 */
final class SpeedProbe implements AutoCloseable {
    /** Pieces per second. */
    static final int PIECES = 5;

    private static final Duration PACE = Duration.ofSeconds(1).dividedBy(PIECES);

    /** Pieces before the first that counts: about half a second of CPU time, in which the loops are compiled. */
    private static final int WARM_UP = 120;

    private static final double MICROS = 1e3;

    private final Consumer<String> notes;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Ticker ticker;
    private @Nullable Meter meter;
    private @Nullable SpeedSample latest;
    private boolean broken;

    /**
     * Starts measuring.
     *
     * @param notes receives a sentence when speed cannot be measured here
     */
    SpeedProbe(Consumer<String> notes) {
        this.notes = notes;
        ticker = new Ticker("speed-probe", PACE, this::measurePiece);
    }

    /** Returns the second that was completed last, once; null when none was completed since the last call. */
    synchronized @Nullable SpeedSample take() {
        SpeedSample taken = latest;
        latest = null;
        return taken;
    }

    private void measurePiece(@Nullable Double ownSeconds) {
        if (broken) {
            return;
        }
        if (ownSeconds == null) {
            giveUp("this JVM does not report the CPU time of a thread");
            return;
        }
        try {
            if (meter == null) {
                meter = warm();
            }
            SpeedSample second = meter.measurePiece(ownSeconds);
            if (second != null) {
                synchronized (this) {
                    latest = second;
                }
            }
        } catch (IOException e) {
            giveUp(e.getMessage());
        }
    }

    private Meter warm() throws IOException {
        Meter warmed = new Meter(
                new ProbeWork(PointerRing.ofThisProcess()), threads::getCurrentThreadCpuTime, System::nanoTime);
        for (int i = 0; i < WARM_UP; i++) {
            warmed.run();
        }
        warmed.forget();
        return warmed;
    }

    private void giveUp(@Nullable String why) {
        broken = true;
        notes.accept("the machine's speed is not available: " + why);
    }

    @Override
    public void close() {
        ticker.close();
        try {
            if (meter != null) {
                meter.work.close();
            }
        } catch (IOException e) {
            notes.accept("the speed probe's pipe did not close: " + e.getMessage());
        }
    }

    /** Adds up the times of a second's pieces. Not thread-safe. */
    static final class Meter {
        private final ProbeWork work;
        private final LongSupplier cpuNanos;
        private final LongSupplier elapsedNanos;
        private long arithmetic;
        private long memory;
        private long system;
        private long elapsed;
        private int pieces;

        /**
         * Measures work with two clocks.
         *
         * @param cpuNanos the CPU time of the calling thread
         * @param elapsedNanos the monotonic clock
         */
        Meter(ProbeWork work, LongSupplier cpuNanos, LongSupplier elapsedNanos) {
            this.work = work;
            this.cpuNanos = cpuNanos;
            this.elapsedNanos = elapsedNanos;
        }

        /** Does the next piece and returns the second that it completes; null when it completes none. */
        @Nullable
        SpeedSample measurePiece(double ownSeconds) throws IOException {
            run();
            if (pieces < PIECES) {
                return null;
            }
            SpeedSample second = new SpeedSample(
                    Math.round(arithmetic / MICROS),
                    Math.round(memory / MICROS),
                    Math.round(system / MICROS),
                    Math.round(elapsed / MICROS),
                    ownSeconds);
            forget();
            return second;
        }

        private void run() throws IOException {
            long began = elapsedNanos.getAsLong();
            long start = cpuNanos.getAsLong();
            work.calculate();
            long calculated = cpuNanos.getAsLong();
            work.chase();
            long chased = cpuNanos.getAsLong();
            work.call();
            long called = cpuNanos.getAsLong();
            elapsed += elapsedNanos.getAsLong() - began;
            arithmetic += calculated - start;
            memory += chased - calculated;
            system += called - chased;
            pieces++;
        }

        private void forget() {
            arithmetic = 0;
            memory = 0;
            system = 0;
            elapsed = 0;
            pieces = 0;
        }
    }
}
