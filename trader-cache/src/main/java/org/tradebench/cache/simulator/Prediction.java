package org.tradebench.cache.simulator;

import java.util.Map;
import java.util.TreeMap;

/**
 * What the trace met.
 *
 * @param templates by name
 */
public record Prediction(Map<String, Tally> templates) {

    public Prediction {
        templates = new TreeMap<>(templates);
    }

    /**
     * Of one template, or of all.
     *
     * @param localHits found in the node's own memory
     * @param remoteHits given by another node
     * @param misses read from where the values come from
     */
    public record Tally(long localHits, long remoteHits, long misses) {

        static final Tally NOTHING = new Tally(0, 0, 0);

        public long lookups() {
            return localHits + remoteHits + misses;
        }

        /** The share of lookups that needed no read, 0 to 1; NaN without a lookup. */
        public double hitRatio() {
            return (double) (localHits + remoteHits) / lookups();
        }

        Tally plus(Tally other) {
            return new Tally(localHits + other.localHits, remoteHits + other.remoteHits, misses + other.misses);
        }
    }

    /** Of all templates together. */
    public Tally total() {
        return templates.values().stream().reduce(Tally.NOTHING, Tally::plus);
    }
}
