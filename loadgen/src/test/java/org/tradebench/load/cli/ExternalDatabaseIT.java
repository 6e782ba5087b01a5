package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.cli.output.ExitCodes;

/** The commands that use an external database report each of its invalid settings in one line. */
class ExternalDatabaseIT {

    @TempDir
    Path home;

    @ParameterizedTest
    @ValueSource(strings = {"populate", "reset", "audit"})
    void reportsUnreachableDatabaseInOneLine(String command) throws Exception {
        Ended ended = trader(command, Map.of("TRADER_DB_HOST", "127.0.0.1", "TRADER_DB_PORT", "1"));
        assertThat(ended.exitCode()).isEqualTo(ExitCodes.FAILED);
        assertThat(ended.failure())
                .singleElement()
                .asString()
                .contains("no PostgreSQL answers at 127.0.0.1:1", "TRADER_DB_HOST", "TRADER_DB_PORT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"populate", "reset", "audit"})
    void reportsEachInvalidSettingInOneLine(String command) throws Exception {
        Ended ended = trader(
                command, Map.of("TRADER_DB_HOST", "127.0.0.1", "TRADER_DB_PORT", "many", "TRADER_DB_NAME", "a b"));
        assertThat(ended.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(ended.failure())
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).contains("TRADER_DB_PORT is 'many'", "1 to 65535"))
                .anySatisfy(line -> assertThat(line).contains("TRADER_DB_NAME is 'a b'"));
    }

    /**
     * A command that has ended.
     *
     * @param failure lines of output other than its progress
     */
    private record Ended(int exitCode, List<String> failure) {}

    private Ended trader(String command, Map<String, String> environment) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        command)
                .redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("TRADER_"));
        builder.environment().put("TRADER_HOME", home.toString());
        builder.environment().putAll(environment);
        Process process = builder.start();
        List<String> output = process.inputReader(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.equals("database ..."))
                .toList();
        return new Ended(process.waitFor(), output);
    }
}
