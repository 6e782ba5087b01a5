package org.tradebench.load.processes;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What was started, ended in reverse order and once: at the end of the work, at a failure, at Ctrl-C and at TERM.
 *
 * <p>One shutdown hook for all, because the JVM runs hooks side by side and a database must not go before the server that uses it.
 */
public final class Teardown implements AutoCloseable {
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Thread hook = new Thread(this::runFromHook, "teardown");
    private volatile boolean interruptedFromOutside;

    private record Step(String what, AutoCloseable action) {}

    /** Registers the shutdown hook. */
    public Teardown() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Remembers how to end something that was just started.
     *
     * @param what for the message if ending it fails: "the database"
     * @return the thing itself
     */
    public synchronized <T extends AutoCloseable> T add(String what, T started) {
        steps.push(new Step(what, started));
        return started;
    }

    /** Whether Ctrl-C or TERM has begun the teardown, so that failures seen now are its consequence and not worth a word. */
    public boolean interruptedFromOutside() {
        return interruptedFromOutside;
    }

    private void runFromHook() {
        interruptedFromOutside = true;
        endAll();
    }

    private synchronized void endAll() {
        while (!steps.isEmpty()) {
            Step step = steps.pop();
            try {
                step.action().close();
            } catch (Exception e) {
                System.err.println("could not end " + step.what() + ": " + e.getMessage());
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
            interruptedFromOutside = true;
        }
    }
}
