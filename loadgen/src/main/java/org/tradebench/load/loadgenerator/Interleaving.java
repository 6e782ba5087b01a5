package org.tradebench.load.loadgenerator;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Holds what an interleaved run has to know of the other systems of its block ({@code interleaving.json}).
 *
 * @param version of the format: 1
 * @param others their treatments
 * @param otherCores that their processes used in the measurement interval; null when it is not known
 * @param relativeThroughput of each slice: its throughput divided by the mean of all systems' in the same round
 */
public record Interleaving(
        int version, List<String> others, @Nullable Double otherCores, List<Double> relativeThroughput) {
    /** Name of the file, beside the load generator's result. */
    public static final String NAME = "interleaving.json";

    /** The version that is written. */
    public static final int VERSION = 1;

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    public Interleaving {
        others = List.copyOf(others);
        relativeThroughput = List.copyOf(relativeThroughput);
    }

    /** Reads the file in a run's folder; empty for a run that was measured by itself. */
    public static Optional<Interleaving> in(Path folder) {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(file.toFile(), Interleaving.class));
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + " (" + e.getMessage() + ")", e);
        }
    }

    public void write(Path folder) {
        try {
            JSON.writeValue(folder.resolve(NAME).toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(NAME) + " (" + e.getMessage() + ")", e);
        }
    }

    /**
     * Divides each slice's throughput by the mean of its round.
     *
     * @param own throughput of each slice of one system
     * @param all likewise of every system, that one included; each has a slice in each round
     */
    public static List<Double> relative(List<Double> own, List<List<Double>> all) {
        return IntStream.range(0, own.size())
                .mapToObj(round -> {
                    double mean = all.stream()
                            .mapToDouble(system -> system.get(round))
                            .average()
                            .orElse(0);
                    return mean == 0 ? 0.0 : own.get(round) / mean;
                })
                .toList();
    }
}
