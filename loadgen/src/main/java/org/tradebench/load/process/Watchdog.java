package org.tradebench.load.process;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;

/**
 * Ends another process when this JVM has ended, in whatever way (kill -9 and the out-of-memory killer run no shutdown hook).
 *
 * <p>A small shell waits for the end of its standard input, a pipe that only this JVM holds open. When the pipe closes without the word {@code release}, the
 * shell sends the first signal, waits, then sends KILL. The shell ignores INT, HUP and TERM, so that Ctrl-C at the terminal does not end the watchdog before
 * the process that it watches.
 */
public final class Watchdog implements AutoCloseable {
    private static final String SCRIPT = """
            trap '' INT HUP TERM
            word=
            read -r word
            [ "$word" = release ] && exit 0
            kill -"$2" "$1" 2>/dev/null || exit 0
            left=$3
            while [ "$left" -gt 0 ] && kill -0 "$1" 2>/dev/null; do
              sleep 1
              left=$((left - 1))
            done
            kill -KILL "$1" 2>/dev/null
            exit 0
            """;

    private final Process shell;

    private Watchdog(Process shell) {
        this.shell = shell;
    }

    /**
     * Watches over a process until {@link #close()}.
     *
     * @param pid the process to end when this JVM is gone
     * @param firstSignal a name that {@code kill} knows, without SIG: TERM for a JVM, INT for a PostgreSQL postmaster (fast shutdown)
     * @param patience how long the process has, at least a second, before KILL
     */
    public static Watchdog over(long pid, String firstSignal, Duration patience) {
        try {
            Process shell = new ProcessBuilder(
                            "/bin/sh",
                            "-c",
                            SCRIPT,
                            "trader-watchdog",
                            Long.toString(pid),
                            firstSignal,
                            Long.toString(Math.max(1, patience.toSeconds())))
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
            return new Watchdog(shell);
        } catch (IOException e) {
            throw Failure.of("cannot start /bin/sh to watch over process " + pid + ": " + e.getMessage(), e);
        }
    }

    /** Releases the watchdog: the process has ended, or is ended otherwise. */
    @Override
    public void close() {
        try (OutputStream word = shell.getOutputStream()) {
            word.write("release\n".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException alreadyGone) {
            shell.destroyForcibly();
        }
    }

    /** Waits until the watchdog itself has ended; false when the limit came first. */
    boolean isGone(Duration limit) throws InterruptedException {
        return shell.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    }
}
