package org.tradebench.load.simulation;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;

/**
 * What the simulator met in the window.
 *
 * @param kinds of answers, by name
 * @param requests in the window
 */
public record Prediction(List<Kind> kinds, long requests) {

    /**
     * One kind of answer.
     *
     * @param localHits found on the node itself
     * @param remoteHits given by another node
     * @param misses read from the database
     */
    public record Kind(String name, long localHits, long remoteHits, long misses) {

        public long lookups() {
            return localHits + remoteHits + misses;
        }

        /** Share of the lookups that needed no database, 0 to 1. */
        public double hitRatio() {
            return (double) (localHits + remoteHits) / lookups();
        }
    }

    /** Reads the simulator's lines. */
    static Prediction of(List<String> lines, long requests) {
        List<Kind> kinds = new ArrayList<>();
        for (String line : lines) {
            String[] words = line.split("\t", -1);
            if (words.length != 4) {
                throw Failure.of("the simulator said '" + line + "', which is no result");
            }
            kinds.add(new Kind(words[0], Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3])));
        }
        return new Prediction(kinds, requests);
    }

    /** All kinds together. */
    public Kind total() {
        return new Kind(
                "all",
                kinds.stream().mapToLong(Kind::localHits).sum(),
                kinds.stream().mapToLong(Kind::remoteHits).sum(),
                kinds.stream().mapToLong(Kind::misses).sum());
    }

    /** Misses a request. */
    public double missesPerRequest() {
        return (double) total().misses() / requests;
    }
}
