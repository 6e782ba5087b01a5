package org.tradebench.load.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Injects the faults of a run one after the other, each at its second of the measurement interval, and lifts every one of them in the end.
 */
public final class FaultInjector implements AutoCloseable {
    private static final Duration LAST_WAIT = Duration.ofMinutes(20);

    private final List<Fault> faults;
    private final NodeControl nodes;
    private final Consumer<String> log;
    private final List<FaultMark> marks = new ArrayList<>();
    private final Thread thread = new Thread(this::work, "faults");
    private int second;
    private boolean loadHasEnded;
    private boolean underWay;
    private @Nullable RuntimeException failed;

    private FaultInjector(List<Fault> faults, NodeControl nodes, Consumer<String> log) {
        this.faults = List.copyOf(faults);
        this.nodes = nodes;
        this.log = log;
    }

    /** Refuses faults that cannot be injected here, in one sentence, before the run. */
    public static void check(List<Fault> faults, NodeControl nodes) {
        obstacle(faults, nodes).ifPresent(sentence -> {
            throw Failure.usage(sentence);
        });
    }

    /** Returns which of the faults cannot be injected here, and why; empty when all can. */
    public static Optional<String> obstacle(List<Fault> faults, NodeControl nodes) {
        return faults.stream()
                .map(Fault::kind)
                .distinct()
                .flatMap(kind -> nodes.obstacle(kind).stream()
                        .map(why -> "fault " + kind.label() + " cannot be injected here: " + why))
                .findFirst();
    }

    /**
     * Starts to wait for the measurement interval, in a thread of its own.
     *
     * @param faults with their places, in order
     * @param log receives what happens, in a few words
     */
    public static FaultInjector start(List<Fault> faults, NodeControl nodes, Consumer<String> log) {
        check(faults, nodes);
        FaultInjector injector = new FaultInjector(faults, nodes, log);
        injector.thread.setDaemon(true);
        injector.thread.start();
        return injector;
    }

    /** Receives how many seconds of the measurement interval are over, and injects the faults that are due. */
    public synchronized void intervalSecond(int past) {
        second = past;
        notifyAll();
    }

    /** Returns whether a fault is in effect at this moment. */
    public synchronized boolean isUnderWay() {
        return underWay;
    }

    private void work() {
        try {
            for (Fault fault : faults) {
                if (!awaitSecond(Objects.requireNonNull(fault.second(), "a fault without a place"))) {
                    return;
                }
                inject(fault);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            synchronized (this) {
                failed = e;
                underWay = false;
            }
        }
    }

    private synchronized boolean awaitSecond(int due) throws InterruptedException {
        while (second < due && !loadHasEnded) {
            wait();
        }
        return !loadHasEnded;
    }

    private void inject(Fault fault) throws InterruptedException {
        FaultAction action = new FaultAction(nodes, fault);
        FaultMark open = new FaultMark(fault.kind().label(), action.affectedNodes(), System.currentTimeMillis(), null);
        int place;
        synchronized (this) {
            underWay = true;
            place = marks.size();
            marks.add(open);
        }
        log.accept("fault " + open.fault() + " of " + String.join(", ", open.nodes()));
        action.perform();
        long end = System.currentTimeMillis();
        synchronized (this) {
            underWay = false;
            marks.set(place, new FaultMark(open.fault(), open.nodes(), open.begin(), end));
        }
        log.accept("fault " + open.fault() + " is over after " + (end - open.begin() + 500) / 1000 + " s");
    }

    /** Returns what was made so far. */
    public synchronized List<FaultMark> marks() {
        return List.copyOf(marks);
    }

    /**
     * Ends the injection after the load: makes no more faults and waits until everything is lifted.
     *
     * @throws RuntimeException when a fault could not be made or lifted
     */
    public void finish() throws InterruptedException {
        synchronized (this) {
            loadHasEnded = true;
            notifyAll();
        }
        thread.join(LAST_WAIT.toMillis());
        synchronized (this) {
            if (failed != null) {
                throw failed;
            }
        }
    }

    /** Breaks off a fault that is in effect, which lifts it. */
    @Override
    public void close() {
        synchronized (this) {
            loadHasEnded = true;
            notifyAll();
        }
        thread.interrupt();
        try {
            thread.join(LAST_WAIT.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
