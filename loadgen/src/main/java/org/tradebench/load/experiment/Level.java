package org.tradebench.load.experiment;

import java.util.Map;

/**
 * Describes one level of a factor.
 *
 * @param label its name, unique within the factor
 * @param settings what it sets
 */
public record Level(String label, Map<Setting, String> settings) {
    public Level {
        settings = Map.copyOf(settings);
    }
}
