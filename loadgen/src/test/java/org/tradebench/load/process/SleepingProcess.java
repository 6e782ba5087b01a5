package org.tradebench.load.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tradebench.load.database.Eventually;

/** Runs a process that sleeps for ten minutes, and reads its state. */
public final class SleepingProcess implements AutoCloseable {
    private final Process process;

    private SleepingProcess(Process process) {
        this.process = process;
    }

    public static SleepingProcess start() throws IOException {
        return new SleepingProcess(new ProcessBuilder("/bin/sleep", "600").start());
    }

    public long pid() {
        return process.pid();
    }

    public void awaitPaused() {
        Eventually.holds("the process paused", this::paused);
    }

    public void awaitRunning() {
        Eventually.holds("the process running", () -> !paused());
    }

    /** The state is the first field after the name in parentheses: T for stopped. */
    public boolean paused() {
        try {
            String fields = Files.readString(Path.of("/proc", Long.toString(pid()), "stat"));
            return fields.charAt(fields.lastIndexOf(')') + 2) == 'T';
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
