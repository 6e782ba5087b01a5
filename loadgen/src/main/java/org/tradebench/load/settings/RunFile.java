package org.tradebench.load.settings;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Reads and writes the settings of a run as YAML ({@code trader run -f run.yaml}; docs/configuration.md). */
public final class RunFile {
    /** Name of the file in a result folder. */
    public static final String NAME = "run.yaml";

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .build();

    private static final Map<String, Range> RANGES = Map.of(
            "application.httpPort", ApplicationSettings.PORTS,
            "application.caching.entries", ApplicationSettings.CACHE_ENTRIES,
            "population.users", PopulationSettings.USERS,
            "population.quotes", PopulationSettings.QUOTES,
            "workload.virtualUsers", WorkloadSettings.VIRTUAL_USERS,
            "workload.loadGenerators", WorkloadSettings.LOAD_GENERATORS,
            "warmup.requests", WarmupSettings.REQUESTS);

    private RunFile() {}

    /**
     * Reads a file; what it leaves out has its default.
     *
     * @throws Failure of usage, which names the key, what was expected and what was given
     */
    public static RunSettings read(Path file) {
        try {
            return parse(file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw Failure.usage("-f: expected a readable run file, got " + file + " (" + e.getMessage() + ").");
        }
    }

    /** Reads a file's text. */
    static RunSettings parse(String file, String text) {
        try {
            RunSettings read = YAML.readValue(text, RunSettings.class);
            if (read == null) {
                throw Failure.usage(file + ": expected settings as in docs/configuration.md, got an empty file.");
            }
            return read.checkAsked();
        } catch (JsonMappingException e) {
            throw e.getCause() instanceof Failure wrong
                    ? Failure.usage(file + ": " + wrong.getMessage())
                    : Failure.usage(where(file, e) + problem(e, text));
        } catch (JsonProcessingException e) {
            throw Failure.usage(where(file, e) + "expected YAML, got: "
                    + e.getOriginalMessage().lines().findFirst().orElse("something else") + ".");
        } catch (Failure e) {
            throw String.valueOf(e.getMessage()).startsWith(file) ? e : Failure.usage(file + ": " + e.getMessage());
        }
    }

    private static String where(String file, JsonProcessingException e) {
        return e.getLocation() == null
                ? file + ": "
                : file + ", line " + e.getLocation().getLineNr() + ": ";
    }

    private static String problem(JsonMappingException e, String text) {
        String key = key(e.getPath());
        if (e instanceof UnrecognizedPropertyException unknown) {
            return key + ": expected one of "
                    + unknown.getKnownPropertyIds().stream()
                            .map(String::valueOf)
                            .sorted()
                            .collect(Collectors.joining(", "))
                    + ", got an unknown key.";
        }
        Class<?> type = e instanceof MismatchedInputException mismatched ? mismatched.getTargetType() : null;
        return key + ": expected " + expected(key, type) + ", got " + got(e.getPath(), text) + ".";
    }

    private static String got(List<JsonMappingException.Reference> path, String text) {
        try {
            JsonNode node = YAML.readTree(text);
            for (JsonMappingException.Reference step : path) {
                node = step.getFieldName() == null ? node.path(step.getIndex()) : node.path(step.getFieldName());
            }
            return node.isValueNode() ? '"' + node.asText() + '"' : node.isArray() ? "a list" : "keys with values";
        } catch (JsonProcessingException e) {
            return "something else";
        }
    }

    private static String key(List<JsonMappingException.Reference> path) {
        return path.isEmpty()
                ? "the file"
                : path.stream()
                        .map(step -> step.getFieldName() == null ? "[" + step.getIndex() + "]" : step.getFieldName())
                        .collect(Collectors.joining("."))
                        .replace(".[", "[");
    }

    private static String expected(String key, @Nullable Class<?> type) {
        if (RANGES.containsKey(key)) {
            return "a whole number from " + RANGES.get(key);
        }
        if (type == null) {
            return "another value";
        }
        if (type.isEnum()) {
            return "one of " + labels(type);
        }
        if (type == Duration.class) {
            return "a time such as 250ms, 60s or 2m";
        }
        if (type == Boolean.class || type == boolean.class) {
            return "true or false";
        }
        if (type == Double.class || type == double.class) {
            return "a number";
        }
        if (Number.class.isAssignableFrom(type) || type.isPrimitive()) {
            return "a whole number";
        }
        if (type == String.class) {
            return "a text";
        }
        return List.class.isAssignableFrom(type) ? "a list" : "keys with values";
    }

    private static String labels(Class<?> type) {
        return List.of(type.getEnumConstants()).stream()
                .map(constant -> YAML.convertValue(constant, String.class))
                .collect(Collectors.joining(", "));
    }

    /** Writes what {@link #read} reads: every setting that is known, also those with default values, because defaults change. */
    public static String text(RunSettings settings) {
        ObjectNode tree = YAML.valueToTree(settings);
        tree.forEach(group -> group.properties().removeIf(entry -> isEmpty(entry.getValue())));
        tree.properties().removeIf(group -> isEmpty(group.getValue()));
        try {
            return "# Settings of one run (docs/configuration.md). To run it again: ./trader run -f " + NAME + "\n"
                    + YAML.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("settings are plain values", e);
        }
    }

    private static boolean isEmpty(JsonNode node) {
        return node.isContainerNode() && node.isEmpty();
    }

    /** Writes {@value #NAME} into a result folder. */
    public static void write(RunSettings settings, Path folder) {
        try {
            Files.writeString(folder.resolve(NAME), text(settings));
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(NAME) + ": " + e.getMessage(), e);
        }
    }
}
