package org.tradebench.load.process;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;

/**
 * Pauses and resumes another process of this machine, by the signals STOP and CONT. A paused process uses no CPU.
 *
 * <p>One small shell sends all of them with its own {@code kill}: to start a program for each would take CPU from what is measured in the meantime. When this
 * JVM has ended, in whatever way, the shell's standard input ends, and the shell resumes the process before it ends: a paused one would not react to TERM.
 */
public final class ProcessPause implements AutoCloseable {
    private static final String SCRIPT = """
            trap '' INT HUP TERM
            while read -r signal; do
              kill -"$signal" "$1" 2>/dev/null
            done
            kill -CONT "$1" 2>/dev/null
            exit 0
            """;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final long pid;
    private final Process shell;
    private final OutputStream signals;

    /** Prepares to pause a process, which keeps running until {@link #pause}. */
    public ProcessPause(long pid) {
        this.pid = pid;
        try {
            shell = new ProcessBuilder("/bin/sh", "-c", SCRIPT, "trader-pause", Long.toString(pid))
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw Failure.of("cannot start /bin/sh to pause process " + pid + ": " + e.getMessage(), e);
        }
        signals = shell.getOutputStream();
    }

    /** Pauses the process. */
    public void pause() {
        send("STOP");
    }

    /** Resumes the process. Does nothing to one that was not paused. */
    public void resume() {
        send("CONT");
    }

    private void send(String signal) {
        try {
            signals.write((signal + "\n").getBytes(StandardCharsets.US_ASCII));
            signals.flush();
        } catch (IOException e) {
            throw Failure.of("cannot send " + signal + " to process " + pid + ": " + e.getMessage(), e);
        }
    }

    /** Resumes the process for good; returns when it runs. */
    @Override
    public void close() throws IOException {
        signals.close();
        try {
            shell.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
