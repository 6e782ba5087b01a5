package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.Setting;

/**
 * Holds one trial of a history, a line of its file.
 *
 * @param version of the schema: 1
 * @param id identifies the trial, independently of the location of its folder
 * @param at when it began
 * @param what was measured, in a few words
 * @param commit of the project that ran
 * @param changed whether files were changed since that commit
 * @param machine facts of the machine that do not change from minute to minute
 * @param settings of the load and the system
 * @param seed of the rows and the load
 * @param metrics by measure; one that is not available is left out
 */
@JsonPropertyOrder({"version", "id", "at", "what", "commit", "changed", "machine", "settings", "seed", "metrics"})
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

    /** Settings and values of runs as earlier versions wrote them. */
    private static final Map<String, String> EARLIER = Map.of(
            "drivers", "load generators",
            "clients", "virtual users",
            "window", "measurement interval",
            "warm-up until still", "warm-up until steady",
            "nobody knows", "unknown");

    public HistoryLine {
        // HistoryFile rejects a missing field, and names the line.
        settings = settings == null ? settings : standardKeys(settings);
    }

    /** Replaces earlier words: settings identify a series, which would end with each word that changes. */
    private static Map<String, String> standardKeys(Map<String, String> settings) {
        if (settings.containsKey("study")) {
            return Setting.standardKeys(settings);
        }
        Map<String, String> standard = new LinkedHashMap<>();
        settings.forEach(
                (name, value) -> standard.put(EARLIER.getOrDefault(name, name), EARLIER.getOrDefault(value, value)));
        return standard;
    }

    /** Returns a hash of what distinguishes a trial from every other. */
    static String id(Object... identity) {
        StringBuilder text = new StringBuilder();
        for (Object part : identity) {
            text.append(part).append('\n');
        }
        return hash(text.toString());
    }

    /** Returns what comparable trials have in common: machine, settings, rows and load. Not the commit, whose effect is the question. */
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
