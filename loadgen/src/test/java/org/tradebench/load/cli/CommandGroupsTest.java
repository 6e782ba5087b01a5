package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.cli.output.ExitCodes;
import picocli.CommandLine;

class CommandGroupsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "up, cluster up",
        "status, cluster status",
        "logs, cluster logs",
        "down, cluster down",
        "report, results report",
        "compare, results compare",
        "history, results history",
        "verdicts, results findings",
        "database, db start",
        "populate, db populate",
        "reset, db reset",
        "audit, db check",
        "drive, load run",
        "merge, load merge",
        "generate-completion, completion"
    })
    void earlierNamesStillWork(String earlier, String now) {
        CommandLine trader = Main.commandLine();
        CommandLine grouped = trader;
        for (String word : now.split(" ", -1)) {
            grouped = grouped.getSubcommands().get(word);
        }
        CommandLine alias = trader.getSubcommands().get(earlier);
        assertThat(alias.getCommand().getClass()).isEqualTo(grouped.getCommand().getClass());
        assertThat(alias.getCommandSpec().usageMessage().hidden()).isTrue();
        assertThat(Terminal.type(earlier, "--help").exitCode()).isZero();
    }

    @Test
    void aGroupAloneIsAUsageErrorThatNamesItsHelp() {
        Terminal terminal = Terminal.type("db");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("trader db --help");
    }

    @Test
    void quietAndVerboseWorkBeforeAndAfterTheCommand() {
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
