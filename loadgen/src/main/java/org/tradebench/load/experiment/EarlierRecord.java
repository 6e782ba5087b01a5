package org.tradebench.load.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.validity.Validity;

/**
 * Converts results of {@code compare-caching}, {@code scale-out}, {@code ceiling} and {@code primitives} from before they were experiments: their trials, and
 * an experiment file with the levels of these trials.
 */
final class EarlierRecord {
    private static final List<String> FILES = List.of("comparison.json", "ceiling.json", "primitives.json");

    private final JsonNode root;
    private final String name;
    private final boolean ofCaching;

    private EarlierRecord(Path file, JsonNode root) {
        this.root = root;
        boolean comparison = file.endsWith(FILES.get(0));
        // Before files named their factor, only caching modes were compared.
        ofCaching = comparison && root.path("factor").asText("CACHING").equals("CACHING");
        name = ofCaching
                ? "compare-caching"
                : comparison ? "scale-out" : file.getFileName().toString().replace(".json", "");
    }

    /** Finds the file of a folder. */
    static Optional<Path> file(Path folder) {
        return FILES.stream().map(folder::resolve).filter(Files::isRegularFile).findFirst();
    }

    /** Reads a file. */
    static ExperimentRecord read(Path file) {
        try {
            return new EarlierRecord(file, new ObjectMapper().readTree(file.toFile())).record();
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private ExperimentRecord record() {
        List<TrialRecord> trials = list(root.path("trials"), this::trial);
        Map<String, String> machine = new LinkedHashMap<>();
        root.path("machine")
                .properties()
                .forEach(fact -> machine.put(fact.getKey(), fact.getValue().asText()));
        Instant started = Instant.parse(root.path("startedAt").asText());
        String experiment = experiment();
        int blocks = trials.stream().mapToInt(TrialRecord::block).max().orElse(1);
        return new ExperimentRecord(
                        ExperimentRecord.VERSION,
                        name,
                        experiment,
                        Map.of(),
                        false,
                        name.equals("scale-out") ? "compose" : "embedded",
                        Map.of(),
                        blocks,
                        0,
                        Integer.toHexString(experiment.hashCode()),
                        root.path("command").asText(),
                        started,
                        Instant.parse(root.path("endedAt").asText(started.toString())),
                        machine,
                        trials,
                        "all " + blocks + " blocks were made by an earlier version of the program")
                .forked(name.equals("scale-out") ? ForkMode.PROCESS : ForkMode.SHARED_SERVER);
    }

    /** Returns an experiment file whose levels are the treatments; those under a second name are A/A controls. */
    private String experiment() {
        Map<String, String> levels = new LinkedHashMap<>();
        for (JsonNode result : root.path("results")) {
            JsonNode arm = result.path("arm");
            levels.put(
                    arm.path("label").asText(),
                    ofCaching
                            ? "caching: " + arm.at("/caching/mode").asText() + ", cache-size: "
                                    + arm.at("/caching/entries").asInt()
                            : "servers: " + arm.path("applications").asInt());
        }
        for (JsonNode trial : root.path("trials")) {
            String arm = trial.path("arm").asText();
            levels.putIfAbsent(
                    arm, Mode.of(arm).map(mode -> "mode: " + mode.label()).orElse("primitive: " + arm));
        }
        levels.keySet().removeIf(label -> label.contains("A/A"));
        String title = name.equals("scale-out")
                ? "Application servers compared"
                : ofCaching ? "Caching compared" : "Measured by " + name;
        StringBuilder text = new StringBuilder("title: \"" + title + "\"\nquestion: \""
                + root.path("what").asText(title) + "\"\nfactors:\n  level:\n    baseline: \""
                + root.path("reference")
                        .asText(
                                levels.containsKey("PingServlet")
                                        ? "PingServlet"
                                        : levels.keySet().iterator().next())
                + "\"\n    levels:\n");
        levels.forEach((label, settings) -> text.append("      \"" + label + "\": {" + settings + "}\n"));
        return text.toString();
    }

    private TrialRecord trial(JsonNode of) {
        boolean comparison = of.has("figures");
        String arm = of.path("arm").asText();
        int block = of.path(comparison ? "block" : "round").asInt();
        Validity result = comparison
                ? result(of)
                : of.path("errors").asLong() > 0 || broken() ? Validity.INVALID : Validity.VALID;
        return new TrialRecord(
                block,
                of.path("place").asInt(),
                arm,
                of.path("folder").asText(block + "-" + arm),
                1,
                of.path("seconds").asDouble(),
                result,
                list(of.path("reasons"), JsonNode::asText),
                null,
                result == Validity.VALID ? (comparison ? compared(of.path("figures")) : counted(of)) : null,
                null);
    }

    private static Validity result(JsonNode trial) {
        return trial.path("figures").isNull()
                ? Validity.valueOf(trial.path("result").asText(Validity.INVALID.name()))
                : Validity.VALID;
    }

    /** Returns whether a check of all trials together failed, which counts against each of them. */
    private boolean broken() {
        Set<String> consequences = new LinkedHashSet<>(
                list(root.path("checks"), check -> check.path("consequence").asText("VALID")));
        consequences.remove("VALID");
        return !root.path("broken").isEmpty() || !consequences.isEmpty();
    }

    private static TrialMetrics compared(JsonNode metrics) {
        return metrics(
                metrics.path("operationsPerSecond").asDouble(),
                number(metrics, "applicationMicros"),
                number(metrics, "databaseMicros"),
                number(metrics, "statements"),
                number(metrics, "hitRatio"),
                null);
    }

    private static TrialMetrics counted(JsonNode trial) {
        double rate = trial.path("requests").asDouble() / trial.path("seconds").asDouble();
        double cores = trial.path("applicationCores").asDouble()
                - trial.path("jitCores").asDouble();
        return metrics(
                rate,
                1e6 * cores / rate,
                1e6 * trial.path("databaseCores").asDouble() / rate,
                null,
                null,
                rate / cores);
    }

    /** Converts the metrics of a trial; these records lack whether the end of the measurement interval was steady. */
    private static TrialMetrics metrics(
            double rate,
            @Nullable Double applicationMicros,
            @Nullable Double databaseMicros,
            @Nullable Double statements,
            @Nullable Double hitRatio,
            @Nullable Double requestsPerCpuSecond) {
        return new TrialMetrics(
                rate,
                null,
                null,
                null,
                applicationMicros,
                databaseMicros,
                null,
                statements,
                hitRatio,
                null,
                Map.of(),
                null,
                0,
                0,
                null,
                requestsPerCpuSecond,
                List.of(),
                null,
                null);
    }

    private static @Nullable Double number(JsonNode node, String field) {
        return node.path(field).isNumber() ? node.path(field).asDouble() : null;
    }

    private static <T> List<T> list(JsonNode array, Function<JsonNode, T> each) {
        return new ArrayList<>(
                StreamSupport.stream(array.spliterator(), false).map(each).toList());
    }
}
