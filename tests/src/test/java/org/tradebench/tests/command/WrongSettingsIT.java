package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.Ports;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.TraderCommand;

/** Invalid settings end a command with one line that says what was wrong and what was expected, without a stack trace. */
@Tag("full")
class WrongSettingsIT {

    /** The commands' progress lines when their output is not a terminal. */
    private static final String PROGRESS = "database ...";

    static Stream<Arguments> wrongDatabaseSettings() {
        return Stream.of(
                arguments(
                        "no server listens",
                        Map.of("TRADER_DB_PORT", Integer.toString(Ports.free())),
                        "TRADER_DB_PORT"),
                arguments("wrong password", Map.of("TRADER_DB_PASSWORD", "not-it"), "TRADER_DB_PASSWORD"),
                arguments("no such user", Map.of("TRADER_DB_USER", "nobody"), "TRADER_DB_USER"),
                arguments("no such database", Map.of("TRADER_DB_NAME", "nothing"), "TRADER_DB_NAME"),
                arguments("a port that is not a number", Map.of("TRADER_DB_PORT", "postgres"), "TRADER_DB_PORT"),
                arguments("a host that is a URL", Map.of("TRADER_DB_HOST", "jdbc:postgresql://db/x"), "TRADER_DB_HOST"),
                arguments(
                        "a host that does not exist",
                        Map.of("TRADER_DB_HOST", "no-such-host.invalid"),
                        "TRADER_DB_HOST"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongDatabaseSettings")
    void reportsUnreachableDatabaseInOneLine(String what, Map<String, String> wrong, String variable) {
        Map<String, String> environment = new HashMap<>(reachable().environment());
        environment.putAll(wrong);

        TraderCommand.Outcome outcome = TraderCommand.run(environment, "audit");

        assertThat(outcome.exitCode()).as(outcome.toString()).isNotZero();
        assertThat(outcome.lines().stream().filter(line -> !line.equals(PROGRESS)))
                .as(what + ": " + outcome)
                .hasSize(1);
        assertThat(outcome.output()).contains(variable).doesNotContain("not-it");
        assertNoTrace(outcome);
    }

    @ParameterizedTest
    @ValueSource(strings = {"populate", "reset", "audit", "run", "serve"})
    void reportsWrongPasswordInEveryCommand(String command) {
        Map<String, String> environment = new HashMap<>(reachable().environment());
        environment.put("TRADER_DB_PASSWORD", "not-it");
        TraderCommand.Outcome outcome = TraderCommand.run(environment, command);
        assertThat(outcome.exitCode()).as(outcome.toString()).isNotZero();
        assertThat(outcome.lines()).as(outcome.toString()).hasSizeLessThanOrEqualTo(3);
        assertThat(outcome.output()).contains("TRADER_DB_PASSWORD").doesNotContain("not-it");
        assertNoTrace(outcome);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    run --mode quick    | expected .*"quick"
                    run --clients 0     | expected .*"?0"?
                    run --clients many  | expected .*"many"
                    run --users -5      | expected .*"?-5"?
                    run --duration      | --duration
                    run --updates 200   | expected .*"?200"?
                    run --nonsense      | --nonsense
                    populate --users 0  | expected .*"?0"?
                    populate --quotes x | expected .*"x"
                    populate --seed 1.5 | expected .*"1.5"
                    dance               | dance
                    """)
    void rejectsInvalidOptions(String line, String message) {
        TraderCommand.Outcome outcome = TraderCommand.run(Map.of(), line.split(" "));
        assertThat(outcome.exitCode()).as(outcome.toString()).isEqualTo(2);
        assertThat(outcome.output()).containsPattern(message);
        assertNoTrace(outcome);
    }

    @Test
    void printsHelpForCommandsAndEarlierNames() {
        TraderCommand.Outcome outcome = TraderCommand.run(Map.of(), "help");
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.output()).contains("run", "serve", "db", "cluster", "results");
        // Current commands, and earlier names that scripts still use.
        Map<String, String> commands = Map.of(
                "run", "run", "serve", "serve", "db reset", "db reset", "populate", "db populate", "audit", "db check");
        commands.forEach((typed, command) -> {
            TraderCommand.Outcome help = TraderCommand.run(Map.of(), (typed + " --help").split(" "));
            assertThat(help.exitCode()).as(help.toString()).isZero();
            assertThat(help.output()).contains("Usage: trader " + command);
        });
    }

    private static DatabaseSettings reachable() {
        return RunningTrader.get().database();
    }

    private static void assertNoTrace(TraderCommand.Outcome outcome) {
        assertThat(outcome.output())
                .doesNotContain("Exception")
                .doesNotContainPattern("\\bat [a-z]+\\.[a-z]+\\.")
                .doesNotContain("Caused by");
    }
}
