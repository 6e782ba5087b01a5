package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks which variables Compose's file may set. */
class EnvironmentFileTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "APPLICATIONS=8",
                "export PROXY=none",
                "  TRADER_HTTPS_PORT = 9443",
                "CLOCKS: own",
                "COMPOSE_PROJECT_NAME=other"
            })
    void rejectsVariablesThatTraderReadsItself(String line) throws IOException {
        Files.writeString(folder.resolve(".env"), "# own settings\nSIZES=small\n" + line + "\n");
        assertThatThrownBy(() -> Requirements.checkEnvironmentFile(folder))
                .hasMessageContaining(".env sets")
                .hasMessageContaining("expected in the environment");
    }

    @Test
    void acceptsOtherVariables() throws IOException {
        assertThatCode(() -> Requirements.checkEnvironmentFile(folder)).doesNotThrowAnyException();
        Files.writeString(folder.resolve(".env"), "# APPLICATIONS=8\nSIZES=small\nPROXY_CACHE=APPLICATIONS=8\n");
        assertThatCode(() -> Requirements.checkEnvironmentFile(folder)).doesNotThrowAnyException();
    }
}
