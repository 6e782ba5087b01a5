package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CURL;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.DocumentedShell;
import org.tradebench.tests.harness.DocumentedShell.Typed;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** The commands for REST and live views in {@code docs/application-interfaces.md}, run in a shell as documented. */
@SecondApplication
@Requires(CURL)
@Tag("full")
class RestDocumentIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @TempDir
    Path folder;

    @Test
    void documentedCommandsSucceed() throws Exception {
        TRADER.restore(Mode.DIRECT);
        List<Typed> typed = shell().type(DocumentedShell.commands("application-interfaces.md", "REST"));

        List<Typed> requests =
                typed.stream().filter(one -> one.command().contains("curl ")).toList();
        assertThat(requests).hasSizeGreaterThan(20);
        for (Typed one : requests.subList(0, requests.size() - 1)) {
            assertThat(one.statuses())
                    .as(one.toString())
                    .isNotEmpty()
                    .allMatch(status -> status >= 200 && status < 300);
        }
        Typed last = requests.get(requests.size() - 1);
        assertThat(last.statuses()).as("after the logout: " + last).containsExactly(401);
        assertThat(requests.stream().filter(one -> one.command().contains("-X DELETE")))
                .as("the token is ended")
                .hasSize(1);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void documentedCommandReceivesEvents() throws Exception {
        TRADER.restore(Mode.DIRECT);
        String command = DocumentedShell.commands("application-interfaces.md", "Live views")
                .get(0);
        assertThat(command).startsWith("curl -N ");
        // Also prints the status and the headers, which the documented command does not show.
        Process curl = shell().start("exec " + shell().here(command).replace("curl -N", "curl -sNi"));
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

    private DocumentedShell shell() {
        return new DocumentedShell(folder, TRADER.root());
    }
}
