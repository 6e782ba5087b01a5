package org.tradebench.load.fault.docker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ThreadPerTask;

/** Runs short system commands to their end: an interrupt is kept for the caller and breaks none off halfway. */
final class Commands {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private Commands() {}

    /** Holds the output of a command, and whether it succeeded. */
    record Answer(boolean succeeded, String text) {}

    /** Runs a command; one that cannot be started, or does not end, has failed. */
    static Answer ask(List<String> command) {
        return ask(command, PATIENCE);
    }

    /**
     * Runs a command; one that cannot be started has failed.
     *
     * @param patience after which a command that has not ended is killed, and has failed
     */
    static Answer ask(List<String> command, Duration patience) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            // Joining is not broken off by an interrupt.
            Answer answer = CompletableFuture.supplyAsync(() -> answer(process), ThreadPerTask.THREADS)
                    .completeOnTimeout(
                            new Answer(false, "it did not end within " + patience.toSeconds() + " s"),
                            patience.toMillis(),
                            TimeUnit.MILLISECONDS)
                    .join();
            process.destroyForcibly();
            return answer;
        } catch (IOException e) {
            return new Answer(false, String.valueOf(e.getMessage()));
        }
    }

    private static Answer answer(Process process) {
        try {
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return new Answer(process.waitFor() == 0, text);
        } catch (IOException e) {
            return new Answer(false, String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Answer(false, "the wait for it was interrupted");
        }
    }

    /** Runs a command that must succeed, and returns its output. */
    static String run(List<String> command) {
        Answer answer = ask(command);
        if (!answer.succeeded()) {
            throw Failure.of("'" + String.join(" ", command) + "' failed: " + answer.text());
        }
        return answer.text();
    }
}
