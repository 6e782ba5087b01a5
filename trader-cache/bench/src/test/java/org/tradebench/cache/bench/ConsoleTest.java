package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleTest {

    @TempDir
    Path folder;

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("console.log"), text);
    }

    @Test
    void reportsNotStartedBeforeReadyMessage() throws IOException {
        Path console = write("[AUDIT   ] CWWKZ0001I: Application bench started in 0.948 seconds.\n");

        assertThat(Console.hasStarted(console)).isFalse();
        assertThat(Console.error(console)).isEmpty();
    }

    @Test
    void detectsServerStartedWithError() throws IOException {
        Path console = write("""
                [AUDIT   ] CWWKE0001I: The server bench has been launched.
                [ERROR   ] CWWKF0001E: A feature definition could not be found for distributedmap-1.0
                [AUDIT   ] CWWKF0011I: The bench server is ready to run a smarter planet.
                """);

        assertThat(Console.hasStarted(console)).isTrue();
        assertThat(Console.error(console))
                .hasValue("CWWKF0001E: A feature definition could not be found for distributedmap-1.0");
    }

    @Test
    void returnsLastLinesOfFailedJvmStart() throws IOException {
        Path console = write("""
                Warning: something before
                Unrecognized VM option 'UseG9GC'
                Error: Could not create the Java Virtual Machine.

                Error: A fatal exception has occurred. Program will exit.
                """);

        assertThat(Console.end(console))
                .isEqualTo("Unrecognized VM option 'UseG9GC' / Error: Could not create the Java Virtual Machine."
                        + " / Error: A fatal exception has occurred. Program will exit.");
    }

    @Test
    void treatsMissingLogAsNotStarted() {
        Path console = folder.resolve("missing.log");

        assertThat(Console.hasStarted(console)).isFalse();
        assertThat(Console.error(console)).isEmpty();
        assertThat(Console.end(console)).isEqualTo("it said nothing");
    }
}
