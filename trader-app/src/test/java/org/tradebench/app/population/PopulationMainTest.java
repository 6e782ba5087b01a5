package org.tradebench.app.population;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PopulationMainTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    populate --users 0              | 1 to 10000000
                    populate --users -5             | 1 to 10000000
                    populate --users 10000001       | 10000000 at most
                    populate --users 99999999999    | '99999999999'
                    populate --quotes 0             | 1 to 10000000
                    populate --quotes 1e3           | '1e3'
                    populate --seed high            | 'high'
                    populate --users                | usage:
                    populate --colour blue          | '--colour'
                    reset now                       | 'now'
                    fill                            | usage:
                    """)
    void rejectsInvalidArgumentsInOneLine(String arguments, String message) {
        Ended result = run(Map.of(), arguments.split(" ", -1));
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.error().lines()).singleElement().asString().contains(message);
    }

    @ParameterizedTest
    @CsvSource({"TRADER_HASH_ROUNDS, 1000", "TRADER_HASH_ROUNDS, few", "TRADER_DB_PORT, 0", "TRADER_DB_PORT, x"})
    void rejectsInvalidEnvironmentInOneLine(String variable, String value) {
        Ended result = run(Map.of(variable, value), "populate", "--users", "1");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.error().lines()).singleElement().asString().contains(value);
    }

    @ParameterizedTest
    @CsvSource({"populate", "reset", "migrate"})
    void reportsUnreachableDatabaseInOneLine(String command) {
        Ended result = run(
                Map.of("TRADER_DB_HOST", "127.0.0.1", "TRADER_DB_PORT", "1", "TRADER_DB_PASSWORD", "secret"), command);
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.error().lines())
                .singleElement()
                .asString()
                .contains("127.0.0.1:1", "TRADER_DB_HOST")
                .doesNotContain("secret");
    }

    @Test
    void printsUsageWithoutArguments() {
        assertThat(run(Map.of()).error()).startsWith("usage:");
    }

    private record Ended(int exitCode, String error) {}

    private static Ended run(Map<String, String> environment, String... arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = PopulationMain.run(
                List.of(arguments),
                environment,
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Ended(exitCode, err.toString(StandardCharsets.UTF_8));
    }
}
