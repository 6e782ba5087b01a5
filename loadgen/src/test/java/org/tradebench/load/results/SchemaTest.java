package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.capacity.SampleCapacity;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.study.Studies;
import org.tradebench.load.validity.Validity;

/** Validates what this program writes, and measured results, against the documented schemas. A new field must be added to its schema. */
class SchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            VersionFlag.V202012,
            builder -> builder.schemaLoaders(
                    loaders -> loaders.schemas(Map.of("urn:tradebench:schema:settings:1", settings()))));

    @TempDir
    private Path folder;

    private static String settings() {
        try {
            return Files.readString(Path.of("..", "docs", "schema", "settings.schema.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode schemaText(String name) throws IOException {
        return JSON.readTree(
                Path.of("..", "docs", "schema", name + ".schema.json").toFile());
    }

    private static Set<ValidationMessage> check(String schema, JsonNode result) throws IOException {
        JsonSchema rules = FACTORY.getSchema(schemaText(schema));
        return rules.validate(result);
    }

    private static JsonNode measured(String name) throws IOException {
        try (InputStream in = SchemaTest.class.getResourceAsStream("measured-" + name + ".json")) {
            return JSON.readTree(in);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "study", "settings", "capacity"})
    void schemasConformToDraft202012(String name) throws IOException {
        assertThat(schemaText(name).get("$schema").asText()).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(FACTORY.getSchema(SchemaLocation.of(SchemaId.V202012)).validate(schemaText(name)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "study"})
    void measuredResultsConformToSchema(String name) throws IOException {
        assertThat(check(name, measured(name))).isEmpty();
    }

    @Test
    void everyKindOfRunConformsToSchema() throws IOException {
        List<ResultFolder> runs = List.of(
                SampleRun.write(folder.resolve("valid"), 0, "a note"),
                SampleRun.write(folder.resolve("invalid"), 300, "a note"),
                SampleRun.writeWithCache(folder.resolve("cache")),
                SampleRun.writeCluster(folder.resolve("cluster"), 4),
                SampleRun.writeWithFault(folder.resolve("fault")));
        for (ResultFolder run : runs) {
            assertThat(check(
                            "run",
                            JSON.readTree(run.folder().resolve(ResultFolder.RUN).toFile())))
                    .as(run.folder().toString())
                    .isEmpty();
        }
    }

    @Test
    void recordsOfAllStudiesConformToSchema() throws IOException {
        for (var study : new Studies(Path.of("studies")).all()) {
            if (study.factors().isEmpty()) {
                continue;
            }
            SampleStudy.of(study, 2, trial -> trial.place() > 1).write(folder);
            assertThat(check(
                            "study",
                            JSON.readTree(folder.resolve(ExperimentRecord.FILE).toFile())))
                    .as(study.name())
                    .isEmpty();
        }
    }

    @Test
    void slicesOfTrialConformToSchema() throws IOException {
        ExperimentRecord record = SampleStudy.of(SampleStudy.study("caching-mode"), 1, trial -> true);
        TrialRecord first = record.trials().get(0);
        TrialRecord interleaved = new TrialRecord(
                2,
                1,
                first.treatment(),
                "2-" + first.folder(),
                1,
                60,
                Validity.VALID,
                List.of(),
                null,
                first.metrics(),
                null,
                List.of(),
                List.of(new SliceMetrics(2.0, 1000, 8.0), new SliceMetrics(0.5, 0, null)));

        record.with(interleaved).write(folder);

        JsonNode written = JSON.readTree(folder.resolve(ExperimentRecord.FILE).toFile());
        assertThat(written.at("/trials").findValues("slices")).hasSize(1);
        assertThat(check("study", written)).isEmpty();
    }

    @Test
    void capacityRecordsConformToSchema() throws IOException {
        for (CapacityRecord search :
                List.of(SampleCapacity.found(), SampleCapacity.limited(), SampleCapacity.neverMet())) {
            new ResultFolder(folder.toAbsolutePath()).write(CapacityRecord.FILE, search);
            JsonNode written = JSON.readTree(folder.resolve(CapacityRecord.FILE).toFile());
            assertThat(check("capacity", written)).as(search.conclusion()).isEmpty();
            ((ObjectNode) written).put("end", "too-many-trials").put("result", "VALID");
            assertThat(check("capacity", written)).isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "run, /settings/workload, virtualUsers, '\"eight\"'",
        "run, /summary/latency, p98, 12.5",
        "run, '', result, '\"FINE\"'",
        "run, '', result, '\"INVALID\"'",
        "run, '', result, '\"INCONCLUSIVE\"'",
        "run, /environment, machine, null",
        "study, '', version, 1",
        "study, /trials/0, result, '\"INVALID\"'",
        "study, /trials/0/metrics, operationsPerSecond, null",
        "study, '', hours, 1.5"
    })
    void rejectsInvalidFields(String name, String where, String field, String value) throws IOException {
        JsonNode result = measured(name);
        ((ObjectNode) result.at(where)).set(field, JSON.readTree(value));
        assertThat(check(name, result)).isNotEmpty();
    }

    @Test
    void rejectsRunWithoutResult() throws IOException {
        JsonNode result = measured("run");
        ((ObjectNode) result).remove("result");
        assertThat(check("run", result)).isNotEmpty();
    }
}
