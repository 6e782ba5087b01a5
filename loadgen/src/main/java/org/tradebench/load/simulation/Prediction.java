package org.tradebench.load.simulation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.tradebench.load.caching.CacheCounts;
import org.tradebench.load.failure.Failure;

/**
 * What the simulator met in the window.
 *
 * @param kinds lookups of each kind of answer, by name
 * @param requests in the window
 */
public record Prediction(Map<String, CacheCounts> kinds, long requests) {

    /** Reads the simulator's lines. */
    static Prediction of(List<String> lines, long requests) {
        Map<String, CacheCounts> kinds = new LinkedHashMap<>();
        for (String line : lines) {
            String[] words = line.split("\t", -1);
            if (words.length != 4) {
                throw Failure.of("the simulator said '" + line + "', which is no result");
            }
            // The simulator has no disk.
            kinds.put(words[0], CacheCounts.of(count(words[1]), null, count(words[2]), count(words[3])));
        }
        return new Prediction(kinds, requests);
    }

    private static double count(String digits) {
        return (double) Long.parseLong(digits);
    }

    /** All kinds together. */
    public CacheCounts total() {
        return CacheCounts.of(
                sum(CacheCounts::memoryHits), null, sum(CacheCounts::remoteHits), sum(CacheCounts::misses));
    }

    private double sum(ToDoubleFunction<CacheCounts> count) {
        return kinds.values().stream().mapToDouble(count).sum();
    }

    /** Misses a request. */
    public double missesPerRequest() {
        return total().misses() / requests;
    }
}
