package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;

/** Checks what a report shows of the system under test: the CPU time of its nodes, and the work of its database. */
class SystemReportTest {
    @TempDir
    Path folder;

    @Test
    void drawsClusterByNodeWithMachineTotal() throws IOException {
        Document page =
                Jsoup.parse(Files.readString(Report.write(SampleRun.writeCluster(folder.resolve("cluster"), 4))));
        Element figure = page.select("figure").stream()
                .filter(candidate ->
                        candidate.selectFirst("figcaption").text().equals("CPU of all nodes, 100 % = one CPU"))
                .findFirst()
                .orElseThrow();
        assertThat(figure.select(".legend .entry").eachText())
                .containsExactly(
                        "application-1",
                        "application-2",
                        "application-3",
                        "application-4",
                        "database",
                        "proxy",
                        "web",
                        "load generator",
                        "runner",
                        "the whole machine");
        assertThat(figure.select("path.area").eachAttr("class"))
                .as("one colour per node")
                .doesNotHaveDuplicates();
        assertThat(figure.select("path.line.c-machine")).hasSize(1);
        assertThat(figure.selectFirst("svg").attr("aria-label"))
                .contains("The machine has 200 %", "application-3: 25.00 % on average");
        Element table = page.select("table").stream()
                .filter(candidate ->
                        candidate.selectFirst("caption").text().startsWith("Each node in the measurement interval"))
                .findFirst()
                .orElseThrow();
        assertThat(table.select("tbody tr").eachText())
                .contains(
                        "application-2 25.0 % 20.0 % 5.0 % 0.7 % 0.5 % 620 MB – –",
                        "proxy 10.0 % 5.0 % 5.0 % – – 20 MB 1.00 MB/s 0.30 MB/s");
        assertThat(page.select(".summary tr").eachText())
                .anySatisfy(line -> assertThat(line).startsWith("application 4 nodes, 1.00 cores"))
                .anySatisfy(line -> assertThat(line).isEqualTo("front proxy 0.10 cores, web server 0.05 cores"));
    }

    @Test
    void drawsFolderWithoutNodesByTier() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        Path telemetry = folder.resolve("run/telemetry.json");
        ObjectMapper json = new ObjectMapper();
        ObjectNode series = (ObjectNode) json.readTree(telemetry.toFile());
        series.remove("nodes");
        series.putArray("elsewhere");
        series.get("cpu").forEach(sample -> ((ObjectNode) sample).remove("nodes"));
        json.writeValue(telemetry.toFile(), series);
        Path run = folder.resolve("run/run.json");
        ObjectNode record = (ObjectNode) json.readTree(run.toFile());
        ((ObjectNode) record.get("use")).remove("nodes");
        json.writeValue(run.toFile(), record);

        Document page = Jsoup.parse(Files.readString(Report.write(results)));

        assertThat(page.select("figcaption").eachText()).contains("CPU of all tiers, in cores");
        assertThat(page.select("svg").eachAttr("aria-label").toString())
                .contains("database: 0.30 cores on average in the measurement interval");
    }

    @Test
    void drawsTierWithSparseSamples() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        Path telemetry = folder.resolve("run/telemetry.json");
        ObjectMapper json = new ObjectMapper();
        ObjectNode series = (ObjectNode) json.readTree(telemetry.toFile());
        for (int i = 0; i < series.get("cpu").size(); i++) {
            if (i % 5 != 0) {
                ((ObjectNode) series.get("cpu").get(i).get("tiers")).remove("APPLICATION");
            }
        }
        json.writeValue(telemetry.toFile(), series);

        Document page = Jsoup.parse(Files.readString(Report.write(results)));

        assertThat(page.select("svg").eachAttr("aria-label").toString())
                .as("a remote server is sampled every five seconds")
                .contains(
                        "application: 0.95 cores on average",
                        "application: GC: 0.02 cores on average",
                        "application: JIT: 0.03 cores on average",
                        "background load: 0.2");
    }

    /** Without samples of a remote application its CPU time and pauses are unknown, not zero. */
    @Test
    void omitsTiersWithoutSamples() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        Path telemetry = folder.resolve("run/telemetry.json");
        ObjectMapper json = new ObjectMapper();
        ObjectNode series = (ObjectNode) json.readTree(telemetry.toFile());
        series.get("cpu").forEach(sample -> {
            ((ObjectNode) sample.get("tiers")).remove(List.of("APPLICATION", "DATABASE"));
            ((ObjectNode) sample.get("nodes")).remove(List.of("application", "database"));
        });
        json.writeValue(telemetry.toFile(), series);

        Document page = Jsoup.parse(Files.readString(Report.write(results)));

        assertThat(page.select("#figure-cpu .legend .entry").eachText())
                .containsExactly("load generator", "runner", "background load");
        assertThat(page.select("#figure-pauses .legend .entry").eachText()).containsExactly("load generator");
        assertThat(page.select("#figure-pauses svg").attr("aria-label"))
                .contains("load generator: in the measurement interval from")
                .doesNotContain("application");
    }

    @Test
    void listsStatementsByTotalTime() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        assertThat(Files.readString(Report.write(results))).doesNotContain("SQL statements");
        results.write(
                StatementUse.FILE,
                new StatementUse(
                        StatementUse.VERSION,
                        List.of(
                                new StatementUse.Counters(
                                        "UPDATE t SET a = $1 WHERE b < $2", 100, 300, 50, 400, 10, 900),
                                new StatementUse.Counters("SELECT 1", 300, 100, 300, 0, 0, 0))));
        Element table = Jsoup.parse(Files.readString(Report.write(results)))
                .select("section:has(h2:containsOwn(SQL statements)) table")
                .first();
        assertThat(table.select("tbody tr").eachText())
                .satisfiesExactly(
                        first -> assertThat(first)
                                .startsWith("UPDATE t SET a = $1 WHERE b < $2 ")
                                .endsWith(" 3.000 75.0 % 0.50 4.00 0.10 9.00"),
                        second -> assertThat(second)
                                .startsWith("SELECT 1 ")
                                .endsWith(" 0.333 25.0 % 1.00 0.00 0.00 0.00"));
    }

    @Test
    void showsDatabaseSessionActivities() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        results.write(SessionUse.FILE, SessionUse.of(300, 30, Map.of("executing", 90L, "IO: WalSync", 10L)));
        Element section = Jsoup.parse(Files.readString(Report.write(results)))
                .select("section:has(h2:containsOwn(Sessions of the database))")
                .first();
        assertThat(section.select("tbody tr").eachText())
                .as("without the number of operations")
                .containsExactly("executing 90 90.0 % not available", "IO: WalSync 10 10.0 % not available");
        assertThat(section.select("p").text()).contains("From 300 readings");
    }

    @Test
    void showsInputAndOutputOfDatabase() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        results.write(
                IoUse.FILE,
                new IoUse(1, List.of(new IoUse.Counters("checkpointer", "relation: normal", 0, 0, 41_000, 0, 0, 6))));
        Element table = Jsoup.parse(Files.readString(Report.write(results)))
                .select("section:has(h2:containsOwn(Input and output)) table")
                .first();
        assertThat(table.select("caption").text()).isEqualTo("Blocks of 8 kB, in total");
        assertThat(table.select("tbody tr").text()).isEqualTo("checkpointer relation: normal 0 0 41,000 0 0 6");
    }
}
