package org.tradebench.load.plugin.recorder;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.plugin.deck.Arrival;
import org.tradebench.load.plugin.deck.Arrivals;

/**
 * Records every answer of a run, from many threads and without a lock. Times are nanoseconds since the run began.
 *
 * <p>The warm-up is done when the requested number of requests was answered and every virtual user has started. Then the measurement interval opens, unless
 * another process decides when it does.
 */
final class Measurement {
    /**
     * So many failures in a row for each virtual user, beside the time limit, mean that there is nothing to measure: a plan against a dead server only produces
     * failures.
     */
    private static final int FAILURES_A_CLIENT = 10;

    /** Share of the warm-up in which few threads send requests; the rest warms up what depends on their number, such as pools. */
    private static final double FIRST_PART = 0.75;

    final RecorderSettings settings;
    private final LongSupplier clock;
    private final Consumer<String> giveUp;

    /** Whether few threads are to send requests for longer than the first part of the warm-up. */
    volatile boolean fewUsers;

    final MeasurementInterval interval;
    private final Map<String, LabelStatistics> labels = new ConcurrentHashMap<>();
    final Collection<ThreadTimes> threads = new ConcurrentLinkedQueue<>();
    private final AtomicInteger started = new AtomicInteger();
    final AtomicLong openAtEnd = new AtomicLong();
    /** Requests that began after the measurement interval had closed, before every thread had noticed. */
    final LongAdder later = new LongAdder();

    final LongAccumulator longestOpenAtEnd = new LongAccumulator(Math::max, 0);
    final FailureKinds failures = new FailureKinds();
    private final AtomicBoolean gaveUp = new AtomicBoolean();
    final Tally warmupTally = new Tally();
    final Tally intervalTally = new Tally();
    final SliceTallies sliceTallies;
    private final @Nullable Arrivals arrivals;
    final ArrivalTally arrivalTally = new ArrivalTally();
    final ArrivalTimeline arrivalTimeline;
    final ProxyTally proxyTally = new ProxyTally();
    /** Arrivals that ended before the measurement interval closed, those before it opened included. */
    final LongAdder arrivalsOver = new LongAdder();
    /**
     * Intended start of the oldest arrival that a virtual user was still playing when the measurement interval closed; {@link MeasurementInterval#NEVER} when
     * there was none.
     */
    final LongAccumulator oldestOpenArrival = new LongAccumulator(Math::min, MeasurementInterval.NEVER);

    /**
     * Begins a run.
     *
     * @param clock nanoseconds since the run began
     * @param giveUp receives the reason when it is pointless to continue
     * @param arrivals of an open model; null in a closed one
     */
    Measurement(RecorderSettings settings, LongSupplier clock, Consumer<String> giveUp, @Nullable Arrivals arrivals) {
        this.settings = settings;
        this.clock = clock;
        this.giveUp = giveUp;
        this.interval = new MeasurementInterval(settings.intervalNanos(), settings.slices());
        this.sliceTallies = new SliceTallies(interval);
        this.arrivalTimeline = new ArrivalTimeline(interval, settings);
        this.arrivals = arrivals;
    }

    ThreadTimes threadStarted(String name) {
        ThreadTimes times = new ThreadTimes(name, started.incrementAndGet(), clock.getAsLong());
        threads.add(times);
        openWhenWarm();
        return times;
    }

    void threadEnded(ThreadTimes times) {
        times.endedAt(clock.getAsLong(), settings.thinkNanos(), interval);
        Arrival open = times.arrival;
        if (open != null && interval.closes() != MeasurementInterval.NEVER) {
            // A thread may end twice: by itself, and with the run.
            times.arrival = null;
            unfinished(open.intended());
        }
    }

    /** Records an answer; called by the thread that got it. */
    void record(ThreadTimes thread, RecordedAnswer answer) {
        LabelStatistics label = labels.get(answer.label());
        if (label == null) {
            label = labels.computeIfAbsent(
                    answer.label(), name -> new LabelStatistics(name, LabelStatistics.kindOf(name, settings.extras())));
        }
        thread.recordRequest(answer.start(), answer.end(), settings.thinkNanos(), interval);
        countFailure(answer);
        followArrival(thread, label, answer);
        if (answer.end() < interval.opens()) {
            warmupTally.add(answer);
            if (answer.right()) {
                label.warmup.record(answer.nanos());
            }
            openWhenWarm();
            joinParts(thread, label, answer, false);
        } else if (answer.end() < interval.closes()) {
            boolean ofInterval = !isOfWarmUp(answer);
            boolean counts = sliceTallies.add(answer, ofInterval && label.kind == LabelStatistics.Kind.OPERATION);
            if (counts) {
                intervalTally.add(answer);
                label.recordRequest(answer);
            }
            joinParts(thread, label, answer, counts && ofInterval);
        } else if (answer.start() < interval.closes()) {
            openAtEnd.incrementAndGet();
            longestOpenAtEnd.accumulate(interval.closes() - answer.start());
        } else {
            later.increment();
        }
    }

    /** Counts an answer that ended at this moment by the proxy's cache status. */
    void countProxyAnswer(long end, String cacheStatus) {
        if (interval.counts(end)) {
            proxyTally.add(cacheStatus);
        }
    }

    private void countFailure(RecordedAnswer answer) {
        if (answer.right()) {
            failures.succeeded();
            return;
        }
        long limit = settings.failuresLimit() + (long) FAILURES_A_CLIENT * settings.clients();
        long inARow = failures.failed(answer.label(), answer.failure(), answer.end());
        if (inARow >= limit && failures.isHopeless(answer.end()) && gaveUp.compareAndSet(false, true)) {
            giveUp.accept(
                    inARow + " requests in a row failed; the last one: " + answer.label() + ": " + answer.failure());
        }
    }

    /**
     * Follows the arrival of an answer: it is over with its operation, or with the first request that fails; the rest of the operation is played with the next
     * arrival.
     */
    private void followArrival(ThreadTimes thread, LabelStatistics label, RecordedAnswer answer) {
        if (answer.arrival() != null && answer.arrival() != thread.lastArrival) {
            thread.lastArrival = answer.arrival();
            thread.arrival = answer.arrival();
            thread.arrivalFree = thread.previousEnd;
            thread.arrivalStarted = answer.start();
        }
        if (thread.arrival == null || (answer.right() && label.kind != LabelStatistics.Kind.OPERATION)) {
            return;
        }
        Arrival over = thread.arrival;
        thread.arrival = null;
        if (answer.end() >= interval.closes()) {
            unfinished(over.intended());
            return;
        }
        arrivalsOver.increment();
        if (answer.end() >= interval.opens()) {
            arrivalTally.ended(
                    answer.label(),
                    answer.right(),
                    over.intended(),
                    thread.arrivalFree,
                    thread.arrivalStarted,
                    answer.end());
            arrivalTimeline.ended(answer.right(), over.intended(), answer.end());
        }
    }

    private void unfinished(long intended) {
        oldestOpenArrival.accumulate(intended);
        if (intended < interval.closes()) {
            arrivalTally.unfinished(interval.closes() - intended);
            arrivalTimeline.unfinished(intended, interval.closes() - intended);
        }
    }

    /** Counts, at the end of the run, the arrivals that no virtual user took before the measurement interval closed. Their times follow from the seed. */
    void countUntakenArrivals() {
        if (arrivals != null) {
            arrivals.before(interval.closes()).skip(arrivals.dealt()).forEach(this::unfinished);
        }
    }

    /**
     * Opens the measurement interval when the warm-up is done, in an open model at the end of the lead-in that begins then, unless another process decides
     * when.
     */
    void openWhenWarm() {
        if (settings.intervalSignal().isEmpty() && interval.opens() == MeasurementInterval.NEVER && isWarm()) {
            long now = clock.getAsLong();
            if (arrivals == null) {
                interval.open(now);
            } else if (interval.open(now + arrivals.settings().leadInNanos())) {
                arrivals.begin(now, interval.opens());
            }
        }
    }

    /** Returns whether a thread has to wait because few are to send requests as yet: on a machine that all of them keep busy, JIT compilers get hardly any CPU. */
    boolean holdsBack(ThreadTimes thread) {
        return settings.warmupUsers() > 0
                && thread.number > settings.warmupUsers()
                && (fewUsers || warmupTally.requests.sum() < FIRST_PART * settings.warmupRequests());
    }

    /** Returns whether the requested warm-up is done. */
    boolean isWarm() {
        return started.get() >= settings.clients() && warmupTally.requests.sum() >= settings.warmupRequests();
    }

    /**
     * Returns whether an answer belongs to an operation that began in the warm-up of an open model, before its thread took an arrival. One that outlasts the
     * lead-in ends in the measurement interval: its requests count there, but it is no operation of the open model.
     */
    private boolean isOfWarmUp(RecordedAnswer answer) {
        return arrivals != null && answer.arrival() == null;
    }

    private static void joinParts(ThreadTimes thread, LabelStatistics label, RecordedAnswer answer, boolean counts) {
        switch (label.kind) {
            case PART -> thread.earlierParts = answer.right() ? thread.earlierParts + answer.nanos() : 0;
            case OPERATION -> {
                if (counts) {
                    label.recordOperation(answer.card(), answer.right(), thread.earlierParts + answer.nanos());
                }
                thread.earlierParts = 0;
            }
            case EXTRA -> {
                // A login belongs to no operation.
            }
        }
    }

    /** Returns the labels met so far, by name. */
    Map<String, LabelStatistics> labels() {
        return new TreeMap<>(labels);
    }
}
