package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.histogram.HistogramLines;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.ArrivalResult.ArrivalSecond;
import org.tradebench.load.loadgenerator.ArrivalResult.PhaseCount;
import org.tradebench.load.plugin.recorder.HistogramLog;
import org.tradebench.load.results.ResultFolder;

/** Checks what a report shows of runs that are not standard: by their model, caching, plan, settings or faults. */
class RunKindReportTest {
    @TempDir
    Path folder;

    @Test
    void showsResponseAndServiceTimesOfOpenModel() throws IOException {
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
    void omitsCacheSectionWithoutCache() throws IOException {
        Document page = SampleReport.write(folder, 0);
        assertThat(page.selectFirst("h1").text()).contains("no caching");
        assertThat(page.select("h2").eachText()).doesNotContain("Cache");
    }

    @Test
    void drawsRunOfPrimitiveWithoutOperations() throws IOException {
        SampleReport.write(folder, 0);
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
    void showsOrderAndAccessModesOrUnknown() throws IOException {
        SampleReport.write(folder, 0);
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
    void showsFaultInTitleAndOnTimeline() throws IOException {
        Document page = Jsoup.parse(Files.readString(Report.write(SampleRun.writeWithFault(folder.resolve("fault")))));
        assertThat(page.selectFirst("h1").text()).contains("run with faults (kill-node), no throughput benchmark");
        assertThat(page.select("svg rect.fault")).hasSize(1);
        assertThat(page.select("svg line.recovered")).hasSize(1);
        assertThat(page.select("svg text.value").eachText()).contains("kill-node");
        assertThat(page.select("tr").eachText())
                .contains("kill-node application-4 8.2 15.1 17 11.8 2 1,234 1,234 no violation");
    }
}
