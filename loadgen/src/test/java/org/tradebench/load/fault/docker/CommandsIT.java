package org.tradebench.load.fault.docker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.load.database.Eventually;

class CommandsIT {
    /** Identifies the process: no other test uses this argument. */
    private static final String SECONDS = "60.25";

    @Test
    @Timeout(50)
    void killsCommandThatDoesNotEnd() {
        Commands.Answer answer = Commands.ask(List.of("sleep", SECONDS), Duration.ofMillis(200));

        assertThat(answer.succeeded()).isFalse();
        assertThat(answer.text()).startsWith("it did not end within ");
        Eventually.holds(
                "exit of the command",
                () -> ProcessHandle.current()
                        .descendants()
                        .noneMatch(
                                child -> child.info().commandLine().orElse("").endsWith(SECONDS)));
    }

    @Test
    void keepsInterruptOfCaller() {
        Thread.currentThread().interrupt();
        Commands.Answer answer = Commands.ask(List.of("sh", "-c", "echo one; echo two >&2"));

        assertThat(Thread.interrupted()).isTrue();
        assertThat(answer).isEqualTo(new Commands.Answer(true, "one\ntwo"));
    }

    @Test
    void reportsFailureAndMissingProgram() {
        assertThat(Commands.ask(List.of("sh", "-c", "echo no; exit 3"))).isEqualTo(new Commands.Answer(false, "no"));
        assertThat(Commands.ask(List.of("/no/such/program")).succeeded()).isFalse();
    }
}
