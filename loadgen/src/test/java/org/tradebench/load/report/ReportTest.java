package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.histogram.HistogramLines;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.ArrivalResult.ArrivalSecond;
import org.tradebench.load.loadgenerator.ArrivalResult.PhaseCount;
import org.tradebench.load.plugin.recorder.HistogramLog;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;

class ReportTest {
    private static final String HOSTILE = "<script>alert(\"1\")</script> & 'more'";

    @TempDir
    Path folder;

    private Document report(long errors) throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), errors, HOSTILE);
        return Jsoup.parse(Files.readString(Report.write(results)));
    }

    @Test
    void showsSummaryBelowResult() throws IOException {
        Document page = report(0);
        assertThat(page.selectFirst("h1").text()).startsWith("VALID").contains("direct mode", "8 virtual users");
        assertThat(page.select(".summary tr")).hasSize(11);
        assertThat(page.select(".summary tr").eachText())
                .contains(
                        "95 % interval 180.0 to 180.0 requests/s, of these processes only: another run may differ by more");
        assertThat(page.select(".outcome.invalid")).isEmpty();
        assertThat(page.select(".outcome li").text()).contains("JIT compilation");
        assertThat(page.text()).contains("its first page 6.3 s after its server's process was started");
    }

    @Test
    void showsCorrectedBesideMeasuredLatency() throws IOException {
        Document page = report(0);
        assertThat(page.select(".summary tr").eachText())
                .anySatisfy(line -> assertThat(line)
                        .matches("latency p50 .*, max [\\d.]+; corrected for coordinated omission p99 .*, p99.9 .*"));
        assertThat(page.select("tr").eachText())
                .anySatisfy(row -> assertThat(row).startsWith("all requests, corrected "));
        assertThat(page.text()).contains("one request per virtual user every");
        assertThat(page.select("#m-corrected-latency")).hasSize(1);
    }

    @Test
    void aRunOfTheOpenModelTellsResponseAndServiceTimeApart() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("open"), 0, "a note");
        new ArrivalResult(
                        1,
                        250,
                        "poisson",
                        42,
                        3000,
                        15_012,
                        15_000,
                        0,
                        1_500,
                        15_000L * 20_000_000,
                        15_000L * 5_000_000,
                        15_000L * 14_900_000,
                        15_000L * 100_000,
                        3,
                        9_000_000,
                        List.of(new ArrivalSecond(250, 240), new ArrivalSecond(250, 260)),
                        List.of(new PhaseCount(100, 400, "poisson", 2, 500, 500, 0)))
                .write(results.folder());
        addHistogram(results.folder().resolve("histograms.hlog"), "response/home", 20_000);
        addHistogram(results.folder().resolve("histograms.hlog"), "service/home", 5_000);
        addHistogram(results.folder().resolve("histograms.hlog"), "phase/1", 30_000);
        Document page = Jsoup.parse(Files.readString(Report.write(results)));
        assertThat(page.select("h2").eachText()).contains("Open model");
        assertThat(page.select("tr").eachText())
                .noneSatisfy(row -> assertThat(row).startsWith("all requests, corrected"));
        assertThat(page.select("tr").eachText())
                .anySatisfy(row -> assertThat(row).startsWith("response time 10 20.0 20.0"))
                .anySatisfy(row -> assertThat(row).startsWith("service time 10 5.00 5.00"))
                .anySatisfy(row -> assertThat(row).isEqualTo("found no virtual user free 10.00 %"))
                .anySatisfy(row -> assertThat(row).isEqualTo("100.0 to 400.0, poisson 2 500 500 0 30.0 30.0"))
                .anySatisfy(row -> assertThat(row)
                        .isEqualTo("unfinished at the end of the measurement interval 3, the oldest due for 9.00 ms"));
        assertThat(page.select("figure").eachAttr("id")).doesNotHaveDuplicates().contains("figure-arrivals");
    }

    private static void addHistogram(Path file, String tag, long micros) throws IOException {
        List<HistogramLines.Line> lines = new ArrayList<>();
        HistogramLines.read(file, lines::add);
        Histogram histogram = new Histogram(3_600_000_000L, 3);
        histogram.recordValueWithCount(micros, 10);
        HistogramLines.Line last = lines.get(lines.size() - 1);
        lines.add(new HistogramLines.Line(tag, last.start(), last.end(), histogram));
        try (HistogramLog writer = new HistogramLog(file, Instant.EPOCH)) {
            lines.forEach(line -> {
                line.histogram().setTag(line.tag());
                writer.write(line.histogram(), line.start(), line.end());
            });
        }
    }

    @Test
    void showsCacheHitsOfIntervalOnly() throws IOException {
        Document page = Jsoup.parse(Files.readString(Report.write(SampleRun.writeWithCache(folder.resolve("cached")))));
        assertThat(page.selectFirst("h1").text())
                .contains("direct mode, command caching of 20000 entries, 8 virtual users");
        assertThat(page.select(".summary tr").eachText())
                .anySatisfy(
                        line -> assertThat(line).startsWith("cache hit ratio 0.900 of 100 lookups/s, 150 of 20,000"));
        Element table = page.select("table").stream()
                .filter(candidate ->
                        candidate.selectFirst("caption").text().equals("Lookups in the measurement interval"))
                .findFirst()
                .orElseThrow();
        assertThat(table.select("tbody tr").eachText())
                .containsExactly("QuoteCommand 3,000 2,700 – 0 300 0.900", "all 3,000 2,700 – 0 300 0.900");
        assertThat(page.text()).contains("evicted 60");
    }

    @Test
    void drawsRunOfPrimitiveWithoutOperations() throws IOException {
        report(0);
        ObjectMapper json = new ObjectMapper();
        Path run = folder.resolve("run/run.json");
        ObjectNode record = (ObjectNode) json.readTree(run.toFile());
        ((ObjectNode) record.at("/settings/workload")).put("plan", "primitives").put("primitive", "PingServlet");
        json.writeValue(run.toFile(), record);
        Path loadGenerator = folder.resolve("run/load-generator.json");
        ObjectNode counts = (ObjectNode) json.readTree(loadGenerator.toFile());
        counts.putArray("operations");
        json.writeValue(loadGenerator.toFile(), counts);

        Document page = Jsoup.parse(Files.readString(Report.write(ResultFolder.of(folder.resolve("run")))));

        assertThat(page.selectFirst("h1").text()).contains("PingServlet");
        assertThat(page.select("h2").eachText()).doesNotContain("Mix");
        assertThat(page.select("svg").outerHtml()).doesNotContain("NaN", "Infinity");
    }

    @Test
    void showsKnownOrderAndAccessModes() throws IOException {
        report(0);
        Path run = folder.resolve("run/run.json");
        ObjectMapper json = new ObjectMapper();
        ObjectNode record = (ObjectNode) json.readTree(run.toFile());
        ObjectNode application = (ObjectNode) record.at("/settings/application");
        application.remove(List.of("orders", "access"));
        json.writeValue(run.toFile(), record);
        assertThat(Jsoup.parse(Files.readString(Report.write(ResultFolder.of(folder.resolve("run")))))
                        .select("tr")
                        .eachText())
                .contains("order processing unknown", "access unknown");
        application.put("orders", "async").put("access", "web-services");
        json.writeValue(run.toFile(), record);

        Document page = Jsoup.parse(Files.readString(Report.write(ResultFolder.of(folder.resolve("run")))));

        assertThat(page.selectFirst("h1").text())
                .contains("direct mode, async orders, access by web-services, no caching");
        assertThat(page.select("tr").eachText()).contains("order processing async", "access web-services");
    }

    @Test
    void aRunWithAFaultSaysSoFirstAndDrawsItOnTheTimeLine() throws IOException {
        Document page = Jsoup.parse(Files.readString(Report.write(SampleRun.writeWithFault(folder.resolve("fault")))));
        assertThat(page.selectFirst("h1").text()).contains("run with faults (kill-node), no throughput benchmark");
        assertThat(page.select("svg rect.fault")).hasSize(1);
        assertThat(page.select("svg line.recovered")).hasSize(1);
        assertThat(page.select("svg text.value").eachText()).contains("kill-node");
        assertThat(page.select("tr").eachText())
                .contains("kill-node application-4 8.2 15.1 17 11.8 2 1,234 1,234 clean");
    }

    @Test
    void aClusterIsDrawnNodeByNodeWithTheMachineAbove() throws IOException {
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
                .as("one colour a node")
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
    void drawsOldFolderByTiers() throws IOException {
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
    void aRunWithoutACacheShowsNone() throws IOException {
        Document page = report(0);
        assertThat(page.selectFirst("h1").text()).contains("no caching");
        assertThat(page.select("h2").eachText()).doesNotContain("Cache");
    }

    @Test
    void anInvalidRunSaysSoFirstInRedAndShowsNoSummary() throws IOException {
        Document page = report(300);
        Element first = page.selectFirst("main").child(0);
        assertThat(first.hasClass("outcome") && first.hasClass("invalid")).isTrue();
        assertThat(first.attr("role")).isEqualTo("alert");
        assertThat(first.text()).startsWith("INVALID").contains("errors", "must not be used");
        assertThat(page.select(".summary")).isEmpty();
        assertThat(page.selectFirst("title").text()).startsWith("INVALID");
    }

    @Test
    void tabulatesEveryCheckWithValueAndLimit() throws IOException {
        Document page = report(0);
        assertThat(page.select("td .finding").eachText()).containsExactly("PASS", "PASS", "WARN");
        assertThat(page.text()).contains("JIT at most 10 % of the application's CPU", "20.00 %");
    }

    @Test
    void nothingIsFetchedFromAnywhere() throws IOException {
        Document page = report(0);
        assertThat(page.select("script, link, img, iframe, object, embed, image, use, [src], [srcset]"))
                .isEmpty();
        assertThat(page.select("[href]").eachAttr("href")).allMatch(target -> target.startsWith("#"));
        assertThat(page.select("style").html().toLowerCase(Locale.ROOT)).doesNotContain("url(", "@import");
    }

    @Test
    void textFromTheRunIsNeverMarkup() throws IOException {
        Document page = report(0);
        assertThat(page.select("li").eachText()).contains(HOSTILE);
    }

    @Test
    void everyLinkLeadsToADefinition() throws IOException {
        Document page = report(0);
        assertThat(page.select("a[href]")).isNotEmpty();
        assertThat(page.select("a[href]").eachAttr("href"))
                .allSatisfy(target -> assertThat(page.getElementById(target.substring(1)))
                        .as(target)
                        .isNotNull());
    }

    @Test
    void everyChartHasANameForThoseWhoDoNotSeeIt() throws IOException {
        Document page = report(0);
        assertThat(page.select("svg")).hasSize(6).allSatisfy(chart -> {
            assertThat(chart.attr("role")).isEqualTo("img");
            assertThat(chart.attr("aria-label")).isNotBlank();
            assertThat(chart.select("title"))
                    .as("what its points say")
                    .isNotEmpty()
                    .allSatisfy(title -> assertThat(title.text()).containsPattern("[0-9]"));
        });
        assertThat(page.select("svg").eachAttr("aria-label").toString())
                .contains("in the measurement interval from", "The machine has 2 cores");
    }

    @Test
    void noCoordinateIsLost() throws IOException {
        assertThat(report(0).select("svg").outerHtml()).doesNotContain("NaN", "Infinity");
    }

    @Test
    void isDrawnAgainFromTheFolderAlone() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        String first = Files.readString(Report.write(results));
        Files.delete(folder.resolve("run/report.html"));
        assertThat(Files.readString(Report.write(ResultFolder.of(folder.resolve("run")))))
                .isEqualTo(first);
    }

    @Test
    void showsTheStatementsThatTookMostTime() throws IOException {
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
    void showsWhatTheSessionsOfTheDatabaseWereAt() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        results.write(SessionUse.FILE, SessionUse.of(300, 30, Map.of("executing", 90L, "IO: WalSync", 10L)));
        Element section = Jsoup.parse(Files.readString(Report.write(results)))
                .select("section:has(h2:containsOwn(Sessions of the database))")
                .first();
        assertThat(section.select("tbody tr").eachText())
                .as("without the number of operations")
                .containsExactly("executing 90 90.0 % not available", "IO: WalSync 10 10.0 % not available");
        assertThat(section.select("p").text()).contains("read 300 times");
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
        assertThat(table.select("caption").text()).isEqualTo("Blocks of 8 kB, all together");
        assertThat(table.select("tbody tr").text()).isEqualTo("checkpointer relation: normal 0 0 41,000 0 0 6");
    }

    @Test
    void aFolderThatIsNoResultIsTold() {
        assertThatThrownBy(() -> ResultFolder.of(folder))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not a result folder");
    }

    @Test
    void aFolderThatHoldsSomethingIsNotMixedWithANewRun() throws IOException {
        Files.writeString(folder.resolve("precious"), "data");
        assertThatThrownBy(() -> ResultFolder.create(folder))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not empty");
    }
}
