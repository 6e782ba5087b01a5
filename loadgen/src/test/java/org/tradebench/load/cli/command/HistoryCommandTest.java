package org.tradebench.load.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.Terminal;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.report.study.SampleStudy;

class HistoryCommandTest {
    @TempDir
    private Path folder;

    /** Writes a study of a day of January 1970: the sample starts at the epoch. */
    private String study(int day, double factor) throws IOException {
        Path own = Files.createDirectories(folder.resolve("day-" + day));
        SampleStudy.of(SampleStudy.study("caching-mode"), 10, trial -> true, factor)
                .write(own);
        Path file = own.resolve(ExperimentRecord.FILE);
        Files.writeString(
                file,
                Files.readString(file)
                        .replace("\"startedAt\" : \"1970-01-01", "\"startedAt\" : \"1970-01-%02d".formatted(day)));
        return own.toString();
    }

    @Test
    void addsTrialsOnceAndReportsChange() throws IOException {
        String file = folder.resolve("history.jsonl").toString();
        Terminal first = Terminal.type("history", file, study(1, 1));
        assertThat(first.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(first.out()).contains("50 trials added").contains("needs at least 12 trials");
        Terminal second = Terminal.type("history", file, study(2, 0.8));
        assertThat(second.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(second.out())
                .containsPattern("caching-mode, command, 8 clients .* throughput, operations/s .* 20 .*"
                        + "after trial 10 \\(commits unknown, 1970-01-02\\) .* 0\\.8");
        Document page = Jsoup.parse(Files.readString(folder.resolve("history.html")));
        assertThat(page.title()).contains("history.jsonl");
        assertThat(page.select("figure line.limit")).isNotEmpty();
        assertThat(page.select("script, link, img, [src]")).isEmpty();
        Terminal again = Terminal.type("history", file, folder.resolve("day-1").toString());
        assertThat(again.exitCode()).as("a duplicate is refused").isEqualTo(ExitCodes.USAGE);
        assertThat(again.out()).contains("50 trials not added");
        assertThat(Files.readAllLines(Path.of(file))).hasSize(100);
    }

    @Test
    void writesOneJsonDocumentToStandardOutput() throws IOException {
        String file = folder.resolve("history.jsonl").toString();
        Terminal.type("history", file, study(1, 1));
        Terminal terminal = Terminal.type("history", file, study(2, 0.8), "--json");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(terminal.err()).contains("50 trials added", "report  ");
        JsonNode json = new ObjectMapper().readTree(terminal.out());
        assertThat(json.get("added").asInt()).isEqualTo(50);
        assertThat(json.get("known").asInt()).isZero();
        assertThat(json.get("series"))
                .anySatisfy(series ->
                        assertThat(series.at("/changes/0/ratio").asDouble()).isBetween(0.79, 0.81));
        Terminal again = Terminal.type("history", file, folder.resolve("day-1").toString(), "--json");
        assertThat(again.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(new ObjectMapper().readTree(again.out()).get("known").asInt())
                .isEqualTo(50);
    }

    @Test
    void rejectsMissingHistoryFile() {
        Terminal terminal =
                Terminal.type("history", folder.resolve("none.jsonl").toString());
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("expected results after it");
        assertThat(Terminal.type("history", folder.toString()).err()).contains("got the folder");
    }
}
