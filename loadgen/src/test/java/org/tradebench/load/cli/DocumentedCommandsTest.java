package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.documents.Documents;
import org.tradebench.load.documents.TypedCommand;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.study.Studies;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Parses every {@code ./trader} command of the documents with the real command line, and executes those that start nothing. {@link DocumentedCommandsRun} finds
 * commands that fail only after they have started.
 */
class DocumentedCommandsTest {
    /** Values that replace placeholders of the documents, and {@code latest}: a clone has no latest result. */
    private static final Map<String, String> PLACEHOLDERS = Map.ofEntries(
            Map.entry("A", "first"),
            Map.entry("B", "second"),
            Map.entry("COMMAND", "run"),
            Map.entry("ENTRIES", "500"),
            Map.entry("FILE", "history.jsonl"),
            Map.entry("FIRST", "first"),
            Map.entry("FOLDER", "folder"),
            Map.entry("INVENTORY", "staging.yaml"),
            Map.entry("N", "4"),
            Map.entry("NAME", "caching-mode"),
            Map.entry("NODE", "application-2"),
            Map.entry("SECOND", "second"),
            Map.entry("RESULT", "folder"),
            Map.entry("latest", "folder"),
            Map.entry("URL", "http://localhost:9080/daytrader"));

    private static final Set<String> STARTS_NOTHING =
            Set.of("help", "completion", "generate-reference", "experiment list");

    @TempDir
    private Path folder;

    @Test
    void parsesEveryDocumentedCommand() throws IOException {
        List<String> wrong = new ArrayList<>();
        int commands = 0;
        for (Path file : Documents.all()) {
            for (TypedCommand command : TypedCommand.of(file, List.of("./trader"))) {
                commands++;
                String mistake = mistake(command);
                if (mistake != null) {
                    wrong.add(command.place() + ": " + String.join(" ", command.words()) + ": " + mistake);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(commands).as("commands that were read").isGreaterThan(100);
    }

    @Test
    void namesInvalidCommandsWithTheirLine() throws IOException {
        Path file = folder.resolve("a.md");
        Files.writeString(file, """
                # Typed
                Say `./trader rum`, `./trader load run`, `./trader run --url` or `./trader cluster logs [NODE] [--tail N]`.
                ```sh
                TRADER_DB_HOST=db ./trader run --virtual-users 4 \\
                    --cleints 8     # a comment
                ./trader run --updates 3 && ./trader cluster down
                ./trader help dance
                ./trader experiment run cachingmode
                ./trader experiment list --markdown > docs/studies.md
                ./trader load merge
                ```
                """);
        List<String> mistakes = new ArrayList<>();
        for (TypedCommand command : TypedCommand.of(file, List.of("./trader"))) {
            String mistake = mistake(command);
            if (mistake != null) {
                mistakes.add(command.place().substring(folder.toString().length() + 1) + " " + mistake);
            }
        }
        assertThat(mistakes)
                .hasSize(6)
                .anyMatch(line -> line.startsWith("a.md:2 ") && line.contains("rum"))
                .anyMatch(line -> line.startsWith("a.md:4 ") && line.contains("--cleints"))
                .anyMatch(line -> line.startsWith("a.md:6 ") && line.contains("0, 2, 4"))
                .anyMatch(line -> line.startsWith("a.md:7 ") && line.contains("dance"))
                .anyMatch(line -> line.startsWith("a.md:8 ") && line.contains("cachingmode"))
                .anyMatch(line -> line.startsWith("a.md:10 ") && line.contains("FOLDER"));
    }

    private static String mistake(TypedCommand typed) {
        List<String> words = typed.words().stream()
                .skip(1)
                .map(DocumentedCommandsTest::withoutPlaceholder)
                .toList();
        String[] arguments = words.toArray(String[]::new);
        try {
            ParseResult parsed = Main.commandLine().parseArgs(arguments);
            if (parsed.hasSubcommand()) {
                return ofCommand(parsed, arguments);
            }
            return null;
        } catch (MissingParameterException e) {
            return typed.inBlock() ? e.getMessage() : null;
        } catch (ParameterException | Failure e) {
            return e.getMessage();
        }
    }

    private static String ofCommand(ParseResult parsed, String... arguments) {
        String name = ShortCommand.name(parsed);
        ParseResult command = parsed;
        while (command.hasSubcommand()) {
            command = command.subcommand();
        }
        if (name.equals("experiment run") && command.hasMatchedPositional(0)) {
            String study = command.matchedPositionalValue(0, "");
            if (!study.endsWith(".yaml")) {
                new Studies(ProjectLayout.current().studies()).of(study);
            }
        }
        if (STARTS_NOTHING.contains(name) || command.isUsageHelpRequested()) {
            Terminal terminal = Terminal.type(arguments);
            return terminal.exitCode() == ExitCodes.OK ? null : terminal.err();
        }
        return null;
    }

    private static String withoutPlaceholder(String word) {
        String one = word.endsWith("...") ? word.substring(0, word.length() - 3) : word;
        // An ellipsis in a path stands for a time; the test's default character set may not have this character.
        return PLACEHOLDERS.getOrDefault(one, one.replace("…", "20260101-120000"));
    }
}
