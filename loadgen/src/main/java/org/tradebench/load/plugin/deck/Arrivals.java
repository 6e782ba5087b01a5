package org.tradebench.load.plugin.deck;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.apache.jmeter.threads.JMeterVariables;
import org.jspecify.annotations.Nullable;

/**
 * Assigns the arrivals of a run to the virtual users of this process, first come, first served: a virtual user who is free takes the next arrival, waits until
 * its time, and plays it. When none is free, the arrival waits until one is; it is never left out.
 *
 * <p>There are none before {@link #begin}: the warm-up is played as a closed model.
 */
public final class Arrivals {
    private static final long NEVER = Long.MAX_VALUE;

    /** The longest sleep of a waiting virtual user before it checks whether the run has ended. */
    private static final long MAX_PARK = TimeUnit.MILLISECONDS.toNanos(200);

    /**
     * How long a virtual user spins before its arrival. A parked thread woke up 0.13 ms late on average (two shared cores, Linux, 50 to 200 arrivals per
     * second), which would count as response time.
     */
    private static final long SPIN = TimeUnit.MICROSECONDS.toNanos(150);

    /** How long a virtual user pauses after the end, by which time JMeter has stopped its thread. */
    private static final long PAUSE_AFTER_END = TimeUnit.MILLISECONDS.toNanos(500);

    /** Arrivals of the test. They are static because the recorder and the controllers of the threads share no object, and one JMeter process plays one test. */
    private static volatile @Nullable Arrivals current;

    private final ArrivalProperties settings;
    private final LongSupplier clock;
    private final LongConsumer pause;
    private Schedule schedule;
    private long leadIn;
    private volatile long origin = NEVER;
    private volatile boolean closed;
    private long dealt;

    /**
     * Schedules the arrivals by this machine's clock.
     *
     * @param clock nanoseconds since the run began
     */
    public Arrivals(ArrivalProperties settings, LongSupplier clock) {
        this(settings, clock, Arrivals::pause);
    }

    /**
     * Schedules the arrivals by another clock than this machine's.
     *
     * @param clock nanoseconds since the run began
     * @param pause returns after so many of its nanoseconds, or before
     */
    public Arrivals(ArrivalProperties settings, LongSupplier clock, LongConsumer pause) {
        this.settings = settings;
        this.clock = clock;
        this.pause = pause;
        this.schedule = new Schedule(settings, 0);
    }

    private static void pause(long nanos) {
        if (nanos > SPIN) {
            LockSupport.parkNanos(nanos - SPIN);
        } else {
            Thread.onSpinWait();
        }
    }

    /**
     * Sets the arrivals of the test that begins.
     *
     * @param arrivals null for the closed model
     */
    public static void publish(@Nullable Arrivals arrivals) {
        current = arrivals;
    }

    /**
     * Waits, in an open model, for the next arrival of this thread, and puts it into the thread's variables. To be called when the previous operation is over.
     */
    public static void await(JMeterVariables variables) {
        Arrivals arrivals = current;
        if (arrivals != null) {
            variables.putObject(Arrival.VARIABLE, arrivals.take().orElse(null));
        }
    }

    /**
     * Begins the arrivals; a second call changes nothing. Times are nanoseconds since the run began.
     *
     * @param intervalOpens when the measurement interval opens, and a profile begins
     */
    public synchronized void begin(long now, long intervalOpens) {
        if (origin == NEVER) {
            leadIn = intervalOpens - now;
            schedule = new Schedule(settings, leadIn);
            origin = now;
        }
    }

    /** Computes the arrivals again that were to come before a time, in nanoseconds since the run began; none when they never began. */
    public synchronized LongStream before(long end) {
        if (origin == NEVER) {
            return LongStream.empty();
        }
        Schedule again = new Schedule(settings, leadIn);
        return LongStream.iterate(time(again), time -> time < end, time -> time(again));
    }

    private long time(Schedule of) {
        long next = of.next();
        return next == Schedule.NEVER ? NEVER : origin + next;
    }

    /** Returns when the arrivals began, in nanoseconds since the run began; {@link Long#MAX_VALUE} before. */
    public long began() {
        return origin;
    }

    public ArrivalProperties settings() {
        return settings;
    }

    /** Ends the arrivals; waiting virtual users return. */
    public void close() {
        closed = true;
    }

    /** Waits for the next arrival and returns it at its time; empty before the arrivals begin and after their end. */
    public Optional<Arrival> take() {
        if (origin == NEVER) {
            return Optional.empty();
        }
        long intended = next();
        for (long now = clock.getAsLong(); now < intended && isOpen(); now = clock.getAsLong()) {
            pause.accept(Math.min(MAX_PARK, intended - now));
        }
        if (!isOpen()) {
            // Else the thread would make one more request before JMeter ends it.
            pause.accept(PAUSE_AFTER_END);
            return Optional.empty();
        }
        return Optional.of(new Arrival(intended));
    }

    private boolean isOpen() {
        return !closed && !Thread.currentThread().isInterrupted();
    }

    private synchronized long next() {
        dealt++;
        return time(schedule);
    }

    /** Returns how many arrivals virtual users have taken, or wait for. */
    public synchronized long dealt() {
        return dealt;
    }
}
