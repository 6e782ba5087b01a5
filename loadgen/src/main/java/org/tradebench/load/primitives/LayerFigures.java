package org.tradebench.load.primitives;

import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.statistics.Estimate;

/**
 * What a layer costs: the difference of two primitives, round by round, so that what moved both of a round moves no difference.
 *
 * @param applicationMicros CPU of the application a request
 * @param databaseMicros CPU of the database a request
 */
public record LayerFigures(Layer layer, Estimate applicationMicros, Estimate databaseMicros) {
    /** Works it out from the trials of all primitives, among them one round at least of both. */
    public static LayerFigures of(Layer layer, List<CeilingTrial> trials) {
        return new LayerFigures(
                layer,
                difference(layer, trials, PrimitiveFigures::applicationMicros),
                difference(layer, trials, PrimitiveFigures::databaseMicros));
    }

    private static Estimate difference(Layer layer, List<CeilingTrial> trials, ToDoubleFunction<CeilingTrial> figure) {
        Map<Integer, Double> lower = trials.stream()
                .filter(trial -> trial.arm().equals(layer.lower()))
                .collect(Collectors.toMap(CeilingTrial::round, figure::applyAsDouble));
        return Estimate.ofDifferences(trials.stream()
                .filter(trial -> trial.arm().equals(layer.upper()) && lower.containsKey(trial.round()))
                .map(trial -> figure.applyAsDouble(trial) - lower.get(trial.round()))
                .toList());
    }
}
