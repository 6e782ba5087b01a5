package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.output.ExitCodes;

class CommandGroupsTest {

    @TempDir
    private Path folder;

    @Test
    void rejectsGroupWithoutCommandAndNamesHelp() {
        Terminal terminal = Terminal.type("db");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("trader db --help");
    }

    @Test
    void acceptsQuietAndVerboseAroundCommand() {
        for (List<String> words : List.of(
                List.of("-v", "results", "report", folder.toString()),
                List.of("results", "report", "--verbose", folder.toString()))) {
            assertThat(Terminal.type(words.toArray(String[]::new)).err())
                    .as(words.toString())
                    .contains("\tat org.tradebench");
        }
        assertThat(Terminal.type("results", "report", folder.toString()).err()).doesNotContain("\tat ");
        assertThat(Terminal.type("--quiet", "results", "list", "--results", folder.toString())
                        .exitCode())
                .isZero();
    }
}
