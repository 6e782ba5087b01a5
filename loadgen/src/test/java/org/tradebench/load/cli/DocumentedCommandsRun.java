package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.documents.Documents;
import org.tradebench.load.documents.TypedCommand;
import org.tradebench.load.process.ProjectLayout;

/**
 * Runs, once each and {@linkplain ShortCommand shortened}, the documents' {@code ./trader} commands that need only this machine: finds those that fail after they
 * have started. Each takes about half a minute, so this is not part of the ordinary build. Before a release, build the project with {@code ./trader --version}, then
 * run {@code mvn test -pl loadgen -am -Dtest=DocumentedCommandsRun -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class DocumentedCommandsRun {
    private static final Duration PATIENCE = Duration.ofMinutes(15);

    /** System property: only commands that contain this text. */
    private static final String ONLY = "documented.commands";

    @TempDir
    private static Path folder;

    static Stream<Arguments> commands() throws IOException {
        Map<List<String>, String> places = new LinkedHashMap<>();
        // Other commands check and reset these rows.
        places.put(List.of("db", "populate", "--users", "100", "--quotes", "50"), "first");
        for (Path file : Documents.all()) {
            for (TypedCommand command : TypedCommand.of(file, List.of("./trader"))) {
                List<String> words = command.words().subList(1, command.words().size());
                ShortCommand.of(words).ifPresent(shorter -> places.putIfAbsent(shorter, command.place()));
            }
        }
        return places.entrySet().stream()
                .filter(command -> String.join(" ", command.getKey()).contains(System.getProperty(ONLY, "")))
                .map(command -> Arguments.of(String.join(" ", command.getKey()), command.getValue(), command.getKey()));
    }

    @ParameterizedTest(name = "{0} ({1})")
    @MethodSource("commands")
    void runsDocumentedCommand(String command, String place, List<String> words) throws Exception {
        Path base = ProjectLayout.current().base();
        Path output = Files.createTempFile(folder, "output", ".txt");
        List<String> typed = new ArrayList<>(List.of(base.resolve("trader").toString()));
        typed.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(typed)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment()
                .putAll(Map.of(
                        "TRADER_BUILD",
                        "never",
                        "TRADER_HOME",
                        folder.resolve("home").toString()));
        builder.environment().put("TRADER_SHARED_MACHINE", "1");
        Process process = builder.start();
        try {
            if (ShortCommand.runsUntilStopped(words)) {
                await(process, output, words.get(0).equals("serve") ? "/daytrader" : "TRADER_DB_PASSWORD");
                process.destroy();
            }
            assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .as(() -> place + " must end: " + text(output))
                    .isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        List<Integer> expected = ShortCommand.runsUntilStopped(words)
                ? List.of(ExitCodes.TERMINATED)
                : List.of(ExitCodes.OK, ExitCodes.INVALID, ExitCodes.INCONCLUSIVE);
        assertThat(process.exitValue())
                .as(() -> place + ": " + command + "\n" + text(output))
                .isIn(expected);
    }

    private static void await(Process process, Path output, String words) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (process.isAlive() && !text(output).contains(words)) {
            assertThat(System.nanoTime()).as("deadline").isLessThan(end);
            Thread.sleep(200);
        }
    }

    private static String text(Path output) {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
