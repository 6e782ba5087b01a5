package org.tradebench.load.loadgenerator;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Holds one second of a run, as the recorder reports it during the run.
 *
 * @param phase warm-up or measurement interval
 * @param second seconds since the phase began, counted from 1
 * @param requests requests answered since the phase began, right or wrong
 * @param perSecond requests answered in this second
 * @param errors of these requests since the phase began, those that failed
 * @param meanMillis mean latency of this second's requests in ms, 0 when there was none
 */
public record LoadProgress(Phase phase, int second, long requests, double perSecond, long errors, double meanMillis) {

    public enum Phase {
        /** Lasts until the requested number of requests was answered. */
        WARMUP,
        /** The measurement interval. */
        @JsonAlias("window")
        INTERVAL
    }

    private static final Pattern LINE = Pattern.compile(
            "trade: phase=(warmup|interval) second=(\\d+) requests=(\\d+) rate=([0-9.]+) errors=(\\d+) mean_ms=([0-9.]+)");

    /** Parses a line of the load generator's output; empty when it contains no progress. */
    static Optional<LoadProgress> parse(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            return Optional.empty();
        }
        return Optional.of(new LoadProgress(
                parts.group(1).equals("warmup") ? Phase.WARMUP : Phase.INTERVAL,
                Integer.parseInt(parts.group(2)),
                Long.parseLong(parts.group(3)),
                Double.parseDouble(parts.group(4)),
                Long.parseLong(parts.group(5)),
                Double.parseDouble(parts.group(6))));
    }
}
