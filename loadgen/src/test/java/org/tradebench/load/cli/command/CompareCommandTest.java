package org.tradebench.load.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.Terminal;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.study.SampleStudy;

class CompareCommandTest {
    @TempDir
    private Path folder;

    private String first;
    private String second;
    private String out;

    @BeforeEach
    void writeTwoStudies() throws IOException {
        first = Files.createDirectories(folder.resolve("z9")).toString();
        second = Files.createDirectories(folder.resolve("z10")).toString();
        out = folder.resolve("out").toString();
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(Path.of(first));
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true, 1.86)
                .write(Path.of(second));
    }

    @Test
    void reportsDifferenceInTableReportChartAndJson() throws IOException {
        Terminal terminal = Terminal.type("compare", first, second, "--out", out);
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(terminal.out())
                .containsPattern(
                        "command, 8 clients +\\| +throughput, operations/s \\| +6 and 6 .* 1\\.86[0-9] \\(1\\.")
                .contains("Environment and settings are the same");
        Document page = Jsoup.parse(Files.readString(Path.of(out, "report.html")));
        assertThat(page.title()).isEqualTo("z10 beside z9");
        assertThat(page.select("script, link, img, [src]")).isEmpty();
        assertThat(page.getElementById("figure-throughput-ratio").select("circle.dot"))
                .hasSize(4);
        assertThat(Path.of(out, "figures", "throughput-ratio.svg")).isRegularFile();
        JsonNode json =
                new ObjectMapper().readTree(Path.of(out, CompareCommand.FILE).toFile());
        assertThat(json.at("/cells/1/measures/THROUGHPUT/outcome").asText()).isEqualTo("higher");
        assertThat(json.at("/cells/1/measures/THROUGHPUT/ratio/ratio").asDouble())
                .isBetween(1.85, 1.87);
    }

    @Test
    void writesJsonInOneLineToStandardOutput() throws IOException {
        Terminal terminal = Terminal.type("compare", first, second, "--json", "--out", out);
        assertThat(terminal.out().lines()).hasSize(1);
        assertThat(terminal.err()).contains("Environment and settings are the same", "report  ");
        assertThat(new ObjectMapper().readTree(terminal.out()).get("kind").asText())
                .isEqualTo("study");
    }

    @Test
    void rejectsIncomparableResultsWithoutOutput() {
        Terminal same = Terminal.type("compare", first, first);
        assertThat(same.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(same.err()).contains("expected two different results");
        Terminal nothing = Terminal.type("compare", first, folder.toString(), "--out", out);
        assertThat(nothing.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(nothing.err()).contains("holds neither a run");
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void exitsWithInvalidForInvalidResult() throws IOException {
        String one =
                SampleRun.write(folder.resolve("one"), 0, "a note").folder().toString();
        String bad =
                SampleRun.write(folder.resolve("bad"), 300, "a note").folder().toString();
        Terminal terminal = Terminal.type("compare", one, bad, "--out", out);
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.INVALID);
        assertThat(terminal.out()).contains("The metrics of bad must not be used");
    }
}
