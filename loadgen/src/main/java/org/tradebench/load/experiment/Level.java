package org.tradebench.load.experiment;

import java.util.Map;

/**
 * One thing that a factor can be.
 *
 * @param label its name, unlike every other's of the factor
 * @param settings what it sets
 */
public record Level(String label, Map<Setting, String> settings) {
    public Level {
        settings = Map.copyOf(settings);
    }
}
