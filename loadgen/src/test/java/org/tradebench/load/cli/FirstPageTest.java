package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.cli.output.ExitCodes;

class FirstPageTest {
    private final Terminal terminal = Terminal.type();

    @Test
    void showsEveryCommandOnce() {
        List<String> shown = Pattern.compile("^  ([a-z-]+(?:, [a-z-]+)*)  ", Pattern.MULTILINE)
                .matcher(terminal.out())
                .results()
                .map((MatchResult line) -> line.group(1))
                .flatMap(names -> Stream.of(names.split(", ")))
                .toList();
        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(Main.commandLine().getSubcommands().entrySet().stream()
                        .filter(command -> !command.getValue()
                                .getCommandSpec()
                                .usageMessage()
                                .hidden())
                        .map(Map.Entry::getKey)
                        .toList());
    }

    @Test
    void succeedsAndFitsOnScreen() {
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out().lines())
                .hasSizeLessThan(50)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(90));
        assertThat(terminal.out()).contains("./trader run", "./trader serve", "docs/how-to.md", "Exit codes");
    }

    @Test
    void helpHasEverySection() {
        assertThat(Terminal.type("--help").out())
                .contains("Commands:", "Examples:", "Environment:", "Exit codes:", "INVALID");
    }
}
