package org.tradebench.load.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.consistency.ConsistencyResult;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.simulation.Prediction;
import org.tradebench.load.study.StudyFindings;
import org.tradebench.load.study.StudyResult;

/** Checks the JSON documents that commands print, field by field. */
class DocumentsTest {
    private static JsonNode json(Object document) throws IOException {
        return new ObjectMapper().readTree(ResultFolder.json(document));
    }

    @Test
    void writesConsistencyCheck() throws IOException {
        JsonNode json = json(AuditDocument.of(new ConsistencyResult(
                List.of(
                        new ConditionResult("every balance is its history", 2, List.of("account 3")),
                        new ConditionResult("every volume is what was traded", 0, List.of())),
                "200 users",
                Duration.ofMillis(1500))));
        assertThat(json.get("clean").asBoolean()).isFalse();
        assertThat(json.get("violations").asInt()).isEqualTo(2);
        assertThat(json.get("seconds").asDouble()).isEqualTo(1.5);
        assertThat(json.at("/checks/0/examples/0").asText()).isEqualTo("account 3");
        assertThat(json.at("/checks/1/violations").asInt()).isZero();
    }

    @Test
    void writesStudy() throws IOException {
        JsonNode json = json(StudyDocument.of(
                StudyResult.of(SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true)),
                Path.of("/results/z9"),
                Path.of("/results/z9/report.html")));
        assertThat(json.get("study").asText()).isEqualTo("caching-mode");
        assertThat(json.get("valid").asBoolean()).isTrue();
        assertThat(json.get("report").asText()).isEqualTo("/results/z9/report.html");
        assertThat(json.get("cells")).anySatisfy(cell -> {
            assertThat(cell.get("baseline").asBoolean()).isFalse();
            assertThat(cell.at("/differences/THROUGHPUT").asText()).isEqualTo("HIGHER");
            assertThat(cell.at("/ratios/THROUGHPUT/ratio").asDouble()).isBetween(1.8, 2.2);
            assertThat(cell.at("/metrics/THROUGHPUT/median").asDouble()).isPositive();
        });
        assertThat(json.get("findings")).isNotEmpty();
    }

    /** A finding that expects a larger gain than others has a quotient of two ratios, and names what it is divided by. */
    @Test
    void namesGainsThatRatioIsDividedBy() throws IOException {
        JsonNode findings = json(FindingsDocument.of(
                        List.of(StudyFindings.of(SampleStudy.study("tuning-ladder"), List.of()))))
                .get("findings");
        assertThat(findings.get(1).get("level").asText()).isEqualTo("heap");
        assertThat(findings.get(1).get("dividedBy")).hasSize(5);
        assertThat(findings.get(1).at("/dividedBy/0/level").asText()).isEqualTo("nursery");
        assertThat(findings.get(1).at("/dividedBy/0/against").asText()).isEqualTo("heap");
        assertThat(findings.get(2).get("dividedBy")).isEmpty();
    }

    @Test
    void writesPrediction() throws IOException {
        JsonNode json =
                json(PredictionDocument.of(new Prediction(Map.of("Quote", CacheCounts.of(60, null, 0, 40)), 200)));
        assertThat(json.at("/kinds/Quote/hitRatio").asDouble()).isEqualTo(0.6);
        assertThat(json.at("/all/lookups").asDouble()).isEqualTo(100);
        assertThat(json.get("missesPerRequest").asDouble()).isEqualTo(0.2);
    }
}
