package org.tradebench.load.warmup;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Holds the outcome of a warm-up to the steady state ({@code warmup.json}).
 *
 * @param version of the schema: 1
 * @param steady whether every known quantity was steady; false: the cap was reached first
 * @param seconds from the first second of load to the command that opened the measurement interval
 * @param capSeconds the most that it could have taken
 * @param fewUsersSeconds in which few virtual users played, at its beginning
 * @param cycles number of cycles that were examined, in which all virtual users played
 * @param parts the state of each quantity at the end
 */
public record WarmUp(
        int version,
        @JsonAlias("still") boolean steady,
        double seconds,
        long capSeconds,
        double fewUsersSeconds,
        int cycles,
        List<Part> parts) {
    /** Name of its file in the result folder. */
    public static final String FILE = "warmup.json";

    /** Version of the schema that this program writes and reads. */
    public static final int VERSION = 1;

    /** Number of consecutive steady cycles that make a quantity steady: one may be chance. */
    static final int STEADY_CYCLES = 3;

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /**
     * Holds the state of one quantity.
     *
     * @param quantity name of the quantity
     * @param known whether it can be observed on this system
     * @param metric its value at the end, when known
     * @param limit condition under which it counts as steady, in words
     * @param steadyCycles number of cycles at the end in which it was steady
     * @param sinceSeconds when the first of these cycles ended, since the warm-up began; null when there was none
     */
    public record Part(
            String quantity,
            boolean known,
            @JsonAlias("figure") @Nullable String metric,
            String limit,
            @JsonAlias("stillCycles") int steadyCycles,
            @Nullable Double sinceSeconds) {
        /** Returns its text, such as {@code compile rate 2.1 % (steady since 40 s)}. */
        public String text() {
            if (!known) {
                return quantity + " not available";
            }
            return quantity + " " + metric
                    + (steadyCycles >= STEADY_CYCLES
                            ? String.format(Locale.ROOT, " (steady since %.0f s)", sinceSeconds)
                            : " (not steady)");
        }
    }

    public WarmUp {
        parts = List.copyOf(parts);
    }

    /** Returns all quantities in one line. */
    public String text() {
        return parts.stream().map(Part::text).collect(Collectors.joining(", "));
    }

    /** Reads the file of a result folder; empty when the warm-up was a number of requests. */
    public static Optional<WarmUp> in(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(file.toFile(), WarmUp.class));
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /** Writes the file into a result folder. */
    public void write(Path folder) {
        try {
            JSON.writeValue(folder.resolve(FILE).toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(FILE) + ": " + e.getMessage(), e);
        }
    }
}
