package org.tradebench.load.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Ends what was started, in reverse order and once: at the end of the work, at a failure, at Ctrl-C and at TERM.
 *
 * <p>One shutdown hook for all, because the JVM runs hooks side by side and a database must not go before the server that uses it.
 */
public final class Teardown implements AutoCloseable {
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Thread hook = new Thread(this::runFromHook, "teardown");
    private final Consumer<String> log;
    private volatile boolean interruptedFromOutside;

    private record Step(String what, AutoCloseable action) {}

    /**
     * Registers the shutdown hook.
     *
     * @param log receives what is ended next when Ctrl-C or TERM began it, so that the person sees why it takes a moment
     */
    public Teardown(Consumer<String> log) {
        this.log = log;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Remembers how to end something that was just started, or is about to be. Never returns once Ctrl-C or TERM has begun the teardown: the JVM is about to end.
     *
     * @param what is done to end it, for messages: "stopping the database"
     * @return the thing itself
     */
    public <T extends AutoCloseable> T add(String what, T started) {
        boolean late;
        synchronized (this) {
            steps.push(new Step(what, started));
            late = interruptedFromOutside;
            if (late) {
                // Started while the rest was being stopped: nothing else would stop it.
                endAll();
            }
        }
        if (late) {
            // The caller would continue with what has been ended, or start it now.
            while (true) {
                LockSupport.park(this);
            }
        }
        return started;
    }

    /**
     * Never returns when Ctrl-C or TERM has begun the teardown: a failure seen now is its consequence and not worth reporting, and the JVM is about to end.
     */
    public void awaitEndWhenInterrupted() throws InterruptedException {
        if (interruptedFromOutside) {
            new CountDownLatch(1).await();
        }
    }

    void runFromHook() {
        interruptedFromOutside = true;
        endAll();
    }

    private synchronized void endAll() {
        while (!steps.isEmpty()) {
            Step step = steps.pop();
            if (interruptedFromOutside) {
                log.accept(step.what());
            }
            try {
                step.action().close();
            } catch (Exception e) {
                System.err.println(step.what() + " failed: " + e.getMessage());
            }
        }
    }

    /** Ends everything, last started first. */
    @Override
    public void close() {
        endAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The hook runs or has run, and finds nothing left to do.
        }
    }
}
