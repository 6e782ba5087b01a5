package org.tradebench.tests.screen;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tradebench.load.process.ProjectLayout;

/** The study.json of a study in docs/results, without its other files: unchanged or modified. */
final class KeptStudy {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final ObjectNode content;

    private KeptStudy(ObjectNode content) {
        this.content = content;
    }

    static KeptStudy of(String name) {
        Path file = ProjectLayout.current()
                .base()
                .resolve("docs/results")
                .resolve(name)
                .resolve("study.json");
        try {
            return new KeptStudy((ObjectNode) JSON.readTree(file.toFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sets the time at which it began. */
    KeptStudy begunAt(String time) {
        content.put("startedAt", time);
        return this;
    }

    /** Sets the machine's processor. */
    KeptStudy on(String processor) {
        ((ObjectNode) content.get("machine")).put("processor", processor);
        return this;
    }

    /** Multiplies the throughput of every trial of the levels that begin with this text. */
    KeptStudy times(double factor, String level) {
        for (JsonNode trial : content.get("trials")) {
            JsonNode metrics = trial.get(metrics(trial));
            if (metrics.isObject() && trial.get("cell").asText().startsWith(level)) {
                multiply(metrics, factor);
                trial.path("slices").forEach(slice -> multiply(slice, factor));
            }
        }
        return this;
    }

    private static void multiply(JsonNode measured, double factor) {
        ((ObjectNode) measured)
                .put(
                        "operationsPerSecond",
                        factor * measured.get("operationsPerSecond").asDouble());
    }

    /** The field's name; earlier versions called it figures. */
    private static String metrics(JsonNode trial) {
        return trial.has("metrics") ? "metrics" : "figures";
    }

    /** Makes every trial of this level INVALID, as if it had lost a cent. */
    KeptStudy invalid(String level) {
        for (JsonNode trial : content.get("trials")) {
            if (trial.get("cell").asText().equals(level)) {
                ObjectNode changed = (ObjectNode) trial;
                changed.remove("verdict");
                changed.put("result", "INVALID");
                changed.putArray("reasons").add("FAIL money: 1 row, limit: none");
                changed.remove("slices");
                String metrics = metrics(trial);
                changed.set("leftOut", changed.get(metrics));
                changed.putNull(metrics);
            }
        }
        return this;
    }

    /** Writes it into a new folder and returns the folder. */
    Path in(Path folder) throws IOException {
        JSON.writeValue(Files.createDirectories(folder).resolve("study.json").toFile(), content);
        return folder;
    }
}
