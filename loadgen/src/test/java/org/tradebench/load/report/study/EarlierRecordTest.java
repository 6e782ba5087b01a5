package org.tradebench.load.report.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.ExperimentResult;

/** Checks that results from before compare-caching, scale-out, ceiling and primitives were experiments can be read. */
class EarlierRecordTest {
    @TempDir
    private Path folder;

    private ExperimentResult read(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
        assertThat(ExperimentRecord.isIn(folder)).isTrue();
        return ExperimentResult.of(ExperimentRecord.read(folder));
    }

    @Test
    void drawsMeasuredComparison() throws IOException {
        ExperimentResult result = read(
                "comparison.json",
                Files.readString(Path.of("src/test/resources/org/tradebench/load/results/measured-comparison.json")));
        assertThat(result.record().trials()).hasSize(15).allMatch(trial -> trial.counts());
        assertThat(result.record().fork()).isEqualTo(ForkMode.SHARED_SERVER);
        assertThat(result.levels()).hasSize(4);
        assertThat(result.valid()).isTrue();
        assertThat(result.control().ratios().get(Measure.THROUGHPUT).blocks()).isEqualTo(3);
        Document page = Jsoup.parse(Files.readString(StudyReport.write(folder)));
        assertThat(page.title()).startsWith("Caching compared");
        assertThat(page.text()).contains("distributed-map", "hit ratio", "compare-caching --arms none,none");
        assertThat(page.select("svg").outerHtml()).doesNotContain("NaN", "Infinity");
    }

    @Test
    void excludesInvalidTrialOfComparedServers() throws IOException {
        ExperimentResult result = read("comparison.json", """
                {"version": 2, "factor": "APPLICATIONS", "startedAt": "2026-01-01T00:00:00Z", "endedAt": "2026-01-01T01:00:00Z",
                 "command": "./trader scale-out", "machine": {"cores": "2"}, "what": "1,2 servers", "reference": "1 server",
                 "trials": [
                  {"block": 1, "place": 1, "arm": "1 server", "folder": "1-1-server", "result": "VALID", "reasons": [],
                   "figures": {"operationsPerSecond": 100, "applicationMicros": 400}},
                  {"block": 1, "place": 2, "arm": "2 servers", "folder": "1-2-servers", "result": "INVALID", "reasons": ["FAIL errors"],
                   "figures": null}],
                 "results": [{"arm": {"label": "1 server", "applications": 1}}, {"arm": {"label": "2 servers", "applications": 2}}]}
                """);
        assertThat(result.record().study()).isEqualTo("scale-out");
        assertThat(result.valid()).isFalse();
        assertThat(result.warnings()).anySatisfy(warning -> assertThat(warning).contains("2 servers", "FAIL errors"));
    }

    @Test
    void drawsMeasuredCeiling() throws IOException {
        ExperimentResult result = read(
                "ceiling.json",
                Files.readString(
                        Path.of("src/test/resources/org/tradebench/load/report/study/ceiling-of-november.json")));
        assertThat(result.levels()).hasSize(6).allMatch(level -> level.trials() == 3);
        assertThat(result.levels()).anySatisfy(level -> {
            assertThat(level.treatment().label()).isEqualTo("Direct");
            assertThat(Math.round(
                            level.metrics().get(Measure.REQUESTS_PER_CPU_SECOND).median()))
                    .isEqualTo(3140);
        });
        assertThat(Jsoup.parse(Files.readString(StudyReport.write(folder))).text())
                .contains("trader ceiling --rounds 3");
    }

    @Test
    void readsCeilingAndPrimitives() throws IOException {
        String trials = """
                {"startedAt": "2026-01-01T00:00:00Z", "command": "./trader ceiling", "trials": [
                 {"round": 1, "arm": "PingServlet", "requests": 1000, "errors": 0, "seconds": 1.0, "applicationCores": 0.6,
                  "jitCores": 0.1, "gcCores": 0.0, "databaseCores": 0.1, "driverCores": 0.5, "warmupErrors": 0},
                 {"round": 1, "arm": "Direct", "requests": 500, "errors": 0, "seconds": 1.0, "applicationCores": 0.5,
                  "jitCores": 0.0, "gcCores": 0.0, "databaseCores": 0.2, "driverCores": 0.5, "warmupErrors": 0}],
                 "broken": []}
                """;
        for (String file : new String[] {"ceiling.json", "primitives.json"}) {
            ExperimentResult result = read(file, trials);
            assertThat(result.levels()
                            .get(0)
                            .metrics()
                            .get(Measure.REQUESTS_PER_CPU_SECOND)
                            .median())
                    .isEqualTo(2000);
            assertThat(result.levels()
                            .get(1)
                            .ratios()
                            .get(Measure.REQUESTS_PER_CPU_SECOND)
                            .ratio())
                    .isEqualTo(0.5);
            Files.delete(folder.resolve(file));
        }
        assertThat(read("ceiling.json", trials.replace("\"broken\": []", "\"broken\": [\"balance\"]"))
                        .valid())
                .isFalse();
    }
}
