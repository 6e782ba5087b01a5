package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;

/**
 * One trial.
 *
 * @param version of the schema: 1
 * @param id names the trial, and does not depend on where its folder lies
 * @param at when it began
 * @param what was measured, in a few words
 * @param commit of the project that ran
 * @param changed whether files were changed since that commit
 * @param machine what it ran on, without what changes from minute to minute
 * @param settings of the load and the system
 * @param seed of the rows and the load
 * @param metrics by measure; one that is not available is left out
 */
@JsonPropertyOrder({"version", "id", "at", "what", "commit", "changed", "machine", "settings", "seed", "figures"})
public record HistoryLine(
        int version,
        String id,
        Instant at,
        String what,
        @Nullable String commit,
        @Nullable Boolean changed,
        Map<String, String> machine,
        Map<String, String> settings,
        long seed,
        @JsonAlias("figures") Map<Measure, Double> metrics) {
    /** The schema that this program writes and reads. */
    public static final int VERSION = 1;

    /** The hash of what tells a trial from every other. */
    static String id(Object... identity) {
        StringBuilder text = new StringBuilder();
        for (Object part : identity) {
            text.append(part).append('\n');
        }
        return hash(text.toString());
    }

    /** What trials have in common that can be compared with each other: machine, settings, rows and load. Not the commit: what it changes is the question. */
    @JsonIgnore
    public String series() {
        return hash(new TreeMap<>(machine) + "\n" + new TreeMap<>(settings) + "\n" + seed);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
