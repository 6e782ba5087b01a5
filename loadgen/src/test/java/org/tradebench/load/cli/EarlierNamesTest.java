package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.load.cli.output.ExitCodes;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

class EarlierNamesTest {
    static Stream<Map.Entry<String, String>> commands() {
        return EarlierNames.COMMANDS.entrySet().stream();
    }

    private static ParseResult parsed(String line) {
        ParseResult result = Main.commandLine().parseArgs(line.split(" ", -1));
        while (result.hasSubcommand()) {
            result = result.subcommand();
        }
        return result;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void acceptsEarlierCommands(Map.Entry<String, String> name) {
        assertThat(Main.commandLine().getSubcommands()).doesNotContainKey(name.getKey());
        Terminal now = Terminal.type((name.getValue() + " --help").split(" ", -1));
        assertThat(now.exitCode()).as(now.err()).isEqualTo(ExitCodes.OK);
        assertThat(now.out()).contains("Usage: trader " + name.getValue());
        assertThat(Terminal.type(name.getKey(), "--help").out()).isEqualTo(now.out());
        assertThat(Terminal.type("help", name.getKey()).out()).isEqualTo(now.out());
        assertThat(Terminal.type("-q", name.getKey(), "-h").out()).isEqualTo(now.out());
    }

    @ParameterizedTest
    @CsvSource({
        "study --list, experiment list",
        "study --list --markdown, experiment list",
        "study caching-mode --blocks 5, experiment run",
        "study --seed 3 caching-mode, experiment run",
        "study --resume folder --budget 5, experiment resume",
        "study --resume=folder, experiment resume",
        "study resume folder, experiment resume",
        "study run caching-mode, experiment run",
        "study list, experiment list"
    })
    void acceptsEarlierStudyCommands(String line, String now) {
        assertThat(parsed(line).commandSpec().qualifiedName()).isEqualTo("trader " + now);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run --clients 4 --drivers=2 | --virtual-users | 4",
                "run --clients=4 --drivers 2 | --load-generators | 2",
                "load run --url http://h/d --run-id a --out x --window-at now --clients=3 | --measure-at | now",
                "load run --url http://h/d --run-id a --out x --window-at now --clients=3 | --virtual-users | 3",
                "cluster up --applications 3 | --nodes | 3",
                "simulate --entries 500 --clients 3 | --cache-size | 500",
                "faults --clients 3 | --virtual-users | 3",
                "experiment caching --arms none --rehearsal 5 | --levels | none",
                "experiment caching --arms none --rehearsal 5 | --pre-warming | 5",
                "experiment primitives --only PingServlet | --levels | PingServlet"
            })
    void acceptsEarlierOptions(String line, String option, String value) {
        assertThat(parsed(line.strip()).matchedOption(option.strip()).stringValues())
                .containsExactly(value.strip());
    }

    /** Includes commands that only have their earlier name. */
    @Test
    void acceptsEarlierAndCurrentOptionNames() {
        for (String line : List.of(
                "scale-out --servers 1,2 --blocks 2 --clients 4",
                "experiment scale-out --nodes 1,2 --virtual-users 4",
                "ceiling --rounds 2",
                "experiment ceiling --blocks 2",
                "primitives --rounds 2 --clients 3",
                "compare-caching --clients 3")) {
            assertThat(parsed(line).matchedOptions()).as(line).isNotEmpty();
        }
    }

    @Test
    void hidesEarlierOptions() {
        List<String> earlier = EarlierNames.OPTIONS.stream()
                .flatMap(names -> names.stream().skip(1))
                .toList();
        for (String line : List.of("run", "load run", "cluster up", "simulate", "faults", "db populate")) {
            CommandSpec command = parsed(line + " --help").commandSpec();
            assertThat(command.optionsMap().keySet()).as(line).doesNotContainAnyElementsOf(earlier);
        }
    }

    @Test
    void showsHelpOfGroupedCommands() {
        assertThat(Terminal.type("help", "cluster", "up").out()).contains("Usage: trader cluster up");
        assertThat(Terminal.type("help").out()).contains("Commands:");
        assertThat(Terminal.type("help", "dance").exitCode()).isEqualTo(ExitCodes.USAGE);
    }
}
