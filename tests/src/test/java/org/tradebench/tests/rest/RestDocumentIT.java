package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;

/** The commands of {@code docs/rest.md} and {@code docs/live.md}, typed into a shell as they stand there. */
class RestDocumentIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final String DOCUMENTED = "http://localhost:9080/daytrader";
    private static final Path DOCUMENTS = Path.of("..", "docs");
    private static final Pattern STATUS = Pattern.compile("^@status (\\d+)$", Pattern.MULTILINE);

    /** A line of the document, and what the shell showed of it. */
    private record Typed(String line, String shown) {

        List<Integer> statuses() {
            return STATUS.matcher(shown)
                    .results()
                    .map((MatchResult found) -> Integer.valueOf(found.group(1)))
                    .toList();
        }
    }

    @TempDir
    Path folder;

    @Test
    void everyCommandOfTheDocumentDoesWhatItSays() throws Exception {
        TRADER.restore(Mode.DIRECT);
        List<Typed> typed = type(lines("rest.md"));

        List<Typed> asking =
                typed.stream().filter(one -> one.line().contains("curl ")).toList();
        assertThat(asking).hasSizeGreaterThan(20);
        for (Typed one : asking.subList(0, asking.size() - 1)) {
            assertThat(one.statuses())
                    .as(one.toString())
                    .isNotEmpty()
                    .allMatch(status -> status >= 200 && status < 300);
        }
        Typed last = asking.get(asking.size() - 1);
        assertThat(last.statuses()).as("after the logout: " + last).containsExactly(401);
        assertThat(asking.stream().filter(one -> one.line().contains("-X DELETE")))
                .as("the token is ended")
                .hasSize(1);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void theEventsComeAsTheDocumentAsksForThem() throws Exception {
        TRADER.restore(Mode.DIRECT);
        String command = lines("live.md").get(0);
        assertThat(command).startsWith("curl -N ");
        // Once for the status and the headers, which the document's command does not show.
        Process curl = shell("exec " + here(command).replace("curl -N", "curl -sNi"));
        List<String> shown = new ArrayList<>();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(curl.getInputStream(), StandardCharsets.UTF_8))) {
            String line = out.readLine();
            while (line != null && !line.startsWith("data: ")) {
                shown.add(line);
                line = out.readLine();
            }
            assertThat(line).as("the first event after " + shown).startsWith("data: [");
        } finally {
            curl.destroy();
        }
        assertThat(curl.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(shown.get(0)).isEqualTo("HTTP/1.1 200 OK");
        assertThat(shown)
                .anyMatch(line -> line.equalsIgnoreCase("content-type: text/event-stream;charset=UTF-8"))
                .anyMatch(line -> line.equalsIgnoreCase("cache-control: no-store"))
                .contains("retry: 3000")
                .anyMatch(line -> line.matches("id: -?\\d+"));
    }

    /** The lines of a document's shell blocks. */
    private static List<String> lines(String document) throws IOException {
        List<String> lines = new ArrayList<>();
        boolean shell = false;
        for (String line : Files.readAllLines(DOCUMENTS.resolve(document))) {
            if (line.startsWith("```")) {
                shell = line.equals("```sh");
            } else if (shell && !line.isBlank()) {
                lines.add(line);
            }
        }
        return lines;
    }

    private static String here(String line) {
        return line.replace(DOCUMENTED, TRADER.root().toString());
    }

    private Process shell(String script) throws IOException {
        return new ProcessBuilder("bash", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
    }

    /** All lines in one shell; each curl tells its status besides what it shows. */
    private List<Typed> type(List<String> lines) throws Exception {
        StringBuilder script = new StringBuilder(
                "curl() { command curl --max-time 60 -w '%{stderr}\\n@status %{http_code}\\n' \"$@\"; }\n");
        for (String line : lines) {
            script.append(here(line)).append("\necho; echo @end\n");
        }
        Process bash = shell(script.toString());
        String all = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(1, TimeUnit.MINUTES)).isTrue();
        String[] shown = all.split("\n@end\n", -1);
        assertThat(shown).as(all).hasSize(lines.size() + 1);
        List<Typed> typed = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            typed.add(new Typed(lines.get(i), shown[i]));
        }
        return typed;
    }
}
