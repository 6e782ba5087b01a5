package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;

/** With {@code --json} a command prints exactly one document; the table in docs/how-to.md lists every such command. */
class JsonOptionTest {
    @TempDir
    private Path folder;

    private static JsonNode document(Terminal terminal) throws IOException {
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.OK);
        assertThat(terminal.out().lines()).hasSize(1);
        return new ObjectMapper().readTree(terminal.out());
    }

    @Test
    void documentsEveryCommandWithJsonOption() throws IOException {
        Set<String> offering = new TreeSet<>();
        CliGuide.commands(Main.commandLine())
                .filter(command -> command.getCommandSpec().findOption("--json") != null)
                .map(command -> command.getCommandSpec().qualifiedName().replaceFirst("^trader ", ""))
                .forEach(offering::add);
        String text = Files.readString(Path.of("../docs/how-to.md"));
        String table = text.substring(text.indexOf("| command | document |"), text.indexOf("The other commands have"));
        Set<String> documented = new TreeSet<>();
        for (String line : table.lines().filter(row -> row.startsWith("| `")).toList()) {
            Pattern.compile("`([a-z-]+(?: [a-z][a-z-]*)?)[^`]*`")
                    .matcher(line.substring(0, line.indexOf(" | ")))
                    .results()
                    .forEach((MatchResult name) -> documented.add(name.group(1)));
        }
        assertThat(documented).isEqualTo(offering);
    }

    @Test
    void writesListOfStudies() throws IOException {
        JsonNode list = document(Terminal.type("experiment", "list", "--json"));
        assertThat(list.findValuesAsText("question"))
                .hasSize(new Studies(Path.of("studies")).all().size());
        assertThat(list)
                .anySatisfy(study -> {
                    assertThat(study.get("name").asText()).isEqualTo("caching-mode");
                    assertThat(study.get("minutes").asInt()).isPositive();
                    assertThat(study.get("findings").asInt()).isPositive();
                    assertThat(study.at("/factors/0/levels")).hasSizeGreaterThan(1);
                })
                .anySatisfy(study -> {
                    assertThat(study.get("command").asText()).isEqualTo("primitives");
                    assertThat(study.get("minutes").isNull()).isTrue();
                });
        assertThat(Terminal.type("experiment", "list", "--json", "--markdown").exitCode())
                .isEqualTo(ExitCodes.USAGE);
    }

    @Test
    void offersJsonForStudiesOfOtherCommands() throws IOException {
        for (Study study : new Studies(Path.of("studies")).all()) {
            if (study.instead() != null && study.instead().command() != null) {
                String command = study.instead().command().split(" ", -1)[0];
                assertThat(Main.commandLine()
                                .getSubcommands()
                                .get("experiment")
                                .getSubcommands()
                                .get(command)
                                .getCommandSpec()
                                .findOption("--json"))
                        .as(command)
                        .isNotNull();
            }
        }
    }

    @Test
    void writesFindings() throws IOException {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true)
                .write(Files.createDirectories(folder.resolve("made")));
        Terminal terminal = Terminal.type("verdicts", "--results", folder.toString(), "--json");
        JsonNode json = document(terminal);
        assertThat(terminal.err()).contains("findings of the papers:");
        int sum = 0;
        for (JsonNode count : json.get("counts")) {
            sum += count.asInt();
        }
        assertThat(sum).isEqualTo(json.get("findings").size());
        assertThat(json.get("findings"))
                .anySatisfy(finding -> {
                    assertThat(finding.get("study").asText()).isEqualTo("caching-mode");
                    assertThat(finding.at("/ratio/ratio").asDouble()).isPositive();
                })
                .anySatisfy(
                        finding -> assertThat(finding.get("outcome").asText()).isEqualTo("not tested"));
    }
}
