package org.tradebench.load.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.LoadProcesses;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Coordinates the runs of a block whose systems are measured alternately. Each run has a thread of its own. Systems are started, and then warm up, one after
 * the other; when all of them are warm, all measurement intervals open at the same instant; when the intervals have closed, each run receives what the others
 * measured. A run that fails makes the others fail where they meet next.
 */
final class BlockCoordinator {
    /**
     * Holds what a run passes to the others.
     *
     * @param treatment its label
     * @param cores that its system and its load generator used in the measurement interval; null when it is not known
     * @param throughput of its slices, in operations per second
     */
    record Measured(String treatment, @Nullable Double cores, List<Double> throughput) {
        Measured {
            throughput = List.copyOf(throughput);
        }
    }

    /** Does something that takes time and may be ended early. */
    @FunctionalInterface
    interface Start<T> {
        T start() throws InterruptedException;
    }

    private final int runs;
    private final ReentrantLock starting = new ReentrantLock(true);
    private int up;
    private final boolean[] warm;
    private final List<@Nullable Measured> measured = new ArrayList<>();
    private final List<Telemetry> telemetries = new ArrayList<>();
    private @Nullable Instant opening;
    private @Nullable String failure;

    BlockCoordinator(int runs) {
        this.runs = runs;
        warm = new boolean[runs];
        for (int i = 0; i < runs; i++) {
            measured.add(null);
        }
    }

    /** Has a run's telemetry exclude the processes of the other runs, all of which the same process has started. */
    synchronized void share(Telemetry telemetry) {
        telemetries.add(telemetry);
        telemetry.exclude(() -> rootsOfOtherRuns(telemetry));
    }

    private synchronized Set<Long> rootsOfOtherRuns(Telemetry own) {
        return telemetries.stream()
                .filter(other -> other != own)
                .flatMap(other -> other.roots().stream())
                .collect(Collectors.toSet());
    }

    /**
     * Starts a system while no other is being started, and returns when all of them are up. Two starts at once would take as long, and could take the same free port; a
     * load beside a start would warm the systems up unequally.
     */
    <T> T start(Start<T> start) throws InterruptedException {
        T started;
        starting.lockInterruptibly();
        try {
            check();
            started = start.start();
        } finally {
            starting.unlock();
        }
        awaitOthers();
        return started;
    }

    private synchronized void awaitOthers() throws InterruptedException {
        up++;
        notifyAll();
        while (up < runs) {
            check();
            wait();
        }
    }

    /**
     * Waits until the systems of all runs before this one are warm. Concurrent loads would keep the machine so busy that JIT compilers got hardly any CPU, and
     * none of the systems would be warm after its requests.
     */
    synchronized void awaitWarmUpBefore(int run) throws InterruptedException {
        check();
        for (int before = 0; before < run; before++) {
            while (!warm[before]) {
                wait();
                check();
            }
        }
    }

    /**
     * Records that a run's system is warm.
     *
     * @return whether all of them are
     */
    synchronized boolean warm(int run) {
        check();
        warm[run] = true;
        notifyAll();
        for (boolean one : warm) {
            if (!one) {
                return false;
            }
        }
        return true;
    }

    /** Returns when the measurement intervals of all runs open, as the first call decides. */
    synchronized Instant opening() {
        if (opening == null) {
            opening = LoadProcesses.earliestOpening();
        }
        return opening;
    }

    /** Waits until every run has measured, and returns what they measured, in their order. */
    synchronized List<Measured> exchange(int run, Measured own) throws InterruptedException {
        measured.set(run, own);
        notifyAll();
        while (measured.contains(null)) {
            check();
            wait();
        }
        List<Measured> all = new ArrayList<>();
        for (Measured one : measured) {
            if (one != null) {
                all.add(one);
            }
        }
        return all;
    }

    /** Makes the other runs fail; the first failure is the one that is reported. */
    synchronized void fail(String why) {
        if (failure == null) {
            failure = why;
        }
        notifyAll();
    }

    /** Returns why the first failed run has failed; null as long as none has. */
    synchronized @Nullable String failure() {
        return failure;
    }

    /** Fails when another run has failed. */
    synchronized void check() {
        if (failure != null) {
            throw Failure.of("another of the " + runs + " systems of the block failed: " + failure);
        }
    }
}
