package org.tradebench.load.fault.docker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;

/** Runs short system commands to their end: an interrupt is kept for the caller and breaks none off halfway. */
final class Commands {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private Commands() {}

    /** What a command said, and whether it succeeded. */
    record Answer(boolean succeeded, String text) {}

    /** Runs a command; one that cannot be started, or does not end, has failed. */
    static Answer ask(List<String> command) {
        boolean interrupted = Thread.interrupted();
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            while (true) {
                try {
                    if (process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                        return new Answer(process.exitValue() == 0, text);
                    }
                    process.destroyForcibly();
                    return new Answer(false, "no end after " + PATIENCE.toMinutes() + " minutes");
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (IOException e) {
            return new Answer(false, String.valueOf(e.getMessage()));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Runs a command that must succeed; gives what it said. */
    static String run(List<String> command) {
        Answer answer = ask(command);
        if (!answer.succeeded()) {
            throw Failure.of("'" + String.join(" ", command) + "' failed: " + answer.text());
        }
        return answer.text();
    }
}
