package org.tradebench.tests.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A shell that executes the commands of a document unchanged, except for the application's address.
 *
 * @param folder the working directory
 * @param root of the application, without a slash at the end
 */
public record DocumentedShell(Path folder, URI root) {

    private static final Path DOCUMENTS = Path.of("..", "docs");
    private static final String DOCUMENTED = "http://localhost:9080/daytrader";
    private static final Pattern STATUS = Pattern.compile("^@status (\\d+)$", Pattern.MULTILINE);

    /** A command of the document and its output. */
    public record Typed(String command, String shown) {

        /** The HTTP statuses of its answers, in order. */
        public List<Integer> statuses() {
            return STATUS.matcher(shown)
                    .results()
                    .map((MatchResult found) -> Integer.valueOf(found.group(1)))
                    .toList();
        }
    }

    /**
     * Returns the commands in the shell blocks of a document's section; a command continues while a quotation mark is open.
     *
     * @param section heading of the second level; the section ends at the next one
     */
    public static List<String> commands(String document, String section) throws IOException {
        List<String> commands = new ArrayList<>();
        boolean shell = false;
        boolean inSection = false;
        StringBuilder command = new StringBuilder();
        for (String line : Files.readAllLines(DOCUMENTS.resolve(document))) {
            if (line.startsWith("## ")) {
                inSection = line.equals("## " + section);
            } else if (inSection && line.startsWith("```")) {
                shell = line.equals("```sh");
            } else if (inSection && shell && !line.isBlank()) {
                command.append(command.isEmpty() ? "" : "\n").append(line);
                if (command.chars().filter(mark -> mark == '\'').count() % 2 == 0) {
                    commands.add(command.toString());
                    command.setLength(0);
                }
            }
        }
        assertThat(command.toString()).as("an open quotation mark").isEmpty();
        return commands;
    }

    /** Returns the command with this application's address. */
    public String here(String command) {
        return command.replace(DOCUMENTED, root.toString());
    }

    /** Starts a script that the caller reads. */
    public Process start(String script) throws IOException {
        ProcessBuilder bash = new ProcessBuilder("bash", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        bash.environment().put("TRADER_ADMIN_PASSWORD", ApplicationProcess.ADMIN_PASSWORD);
        return bash.start();
    }

    /** Executes all commands in one shell, in which each curl also prints its status. */
    public List<Typed> type(List<String> commands) throws IOException, InterruptedException {
        StringBuilder script = new StringBuilder(
                "curl() { command curl --max-time 60 -w '%{stderr}\\n@status %{http_code}\\n' \"$@\"; }\n");
        for (String command : commands) {
            script.append(here(command)).append("\necho; echo @end\n");
        }
        Process bash = start(script.toString());
        String all = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(1, TimeUnit.MINUTES)).isTrue();
        String[] shown = all.split("\n@end\n", -1);
        assertThat(shown).as(all).hasSize(commands.size() + 1);
        List<Typed> typed = new ArrayList<>();
        for (int i = 0; i < commands.size(); i++) {
            typed.add(new Typed(commands.get(i), shown[i]));
        }
        return typed;
    }
}
