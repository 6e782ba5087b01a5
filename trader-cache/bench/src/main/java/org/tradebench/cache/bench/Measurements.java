package org.tradebench.cache.bench;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Holds all that a run has measured, as its file has it.
 *
 * @param begun time of the start, as in ISO 8601
 * @param command that was typed
 * @param java the virtual machine and its version
 * @param processors number that the operating system reported
 * @param openLiberty version; null when nothing was measured in it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Measurements(
        String begun, String command, String java, int processors, String openLiberty, List<BenchTrial> trials) {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /** @throws BenchFailure when the file cannot be read or holds something else */
    static Measurements read(Path file) {
        try {
            return JSON.readValue(Files.readAllBytes(file), Measurements.class);
        } catch (JacksonException e) {
            throw new BenchFailure(
                    file + " has no measurements; expected a file that --json has written: " + e.getOriginalMessage(),
                    e);
        } catch (IOException e) {
            throw new BenchFailure(file + " cannot be read; expected a file that --json has written", e);
        }
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        JSON.writeValue(file.toFile(), this);
    }

    /** Returns what was measured of the plan. */
    List<BenchComparison> measured(List<BenchComparison> plan) {
        return plan.stream()
                .map(comparison -> comparison.onlyWith(kinds(comparison)))
                .filter(comparison ->
                        kinds(comparison).contains(comparison.subjects().get(0).kind()))
                .toList();
    }

    private Set<String> kinds(BenchComparison comparison) {
        Set<String> labels = trials.stream()
                .filter(trial -> trial.comparison().equals(comparison.name())
                        && trial.conditions().equals(comparison.conditions()))
                .map(BenchTrial::subject)
                .collect(Collectors.toSet());
        return comparison.subjects().stream()
                .filter(subject -> labels.contains(subject.label()))
                .map(BenchComparison.Contender::kind)
                .collect(Collectors.toSet());
    }

    String heading() {
        return String.format(
                Locale.ROOT,
                "Measured with `%s` on %s: %s%s, %d processors.",
                command.strip(),
                begun,
                java,
                openLiberty == null ? "" : ", Open Liberty " + openLiberty,
                processors);
    }
}
