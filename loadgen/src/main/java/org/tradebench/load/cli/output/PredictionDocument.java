package org.tradebench.load.cli.output;

import java.util.Map;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.simulation.Prediction;

/**
 * Defines the JSON that {@code trader simulate --json} writes.
 *
 * @param requests that were counted
 * @param kinds lookups of each kind of answer
 * @param all lookups of all kinds together
 */
public record PredictionDocument(
        long requests, double missesPerRequest, Map<String, CacheCounts> kinds, CacheCounts all) {
    public static PredictionDocument of(Prediction prediction) {
        return new PredictionDocument(
                prediction.requests(), prediction.missesPerRequest(), prediction.kinds(), prediction.total());
    }
}
