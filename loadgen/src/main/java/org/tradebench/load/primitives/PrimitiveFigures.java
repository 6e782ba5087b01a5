package org.tradebench.load.primitives;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.statistics.Estimate;

/**
 * One primitive over all rounds.
 *
 * @param name as in {@link PrimitiveList}
 * @param perApplicationSecond requests a second of the application's CPU, without the JIT compiler
 * @param applicationMicros CPU of the application a request, without the JIT compiler
 * @param databaseMicros CPU of the database a request
 */
public record PrimitiveFigures(
        String name, Estimate perApplicationSecond, Estimate applicationMicros, Estimate databaseMicros) {
    /** Works it out from the trials of all primitives, of which one at least is this one's. */
    public static PrimitiveFigures of(String name, List<CeilingTrial> trials) {
        List<CeilingTrial> own =
                trials.stream().filter(trial -> trial.arm().equals(name)).toList();
        return new PrimitiveFigures(
                name,
                Estimate.ofRates(figures(own, CeilingTrial::perApplicationSecond)),
                Estimate.ofRates(figures(own, PrimitiveFigures::applicationMicros)),
                Estimate.ofDifferences(figures(own, PrimitiveFigures::databaseMicros)));
    }

    static double applicationMicros(CeilingTrial trial) {
        return 1e6 / trial.perApplicationSecond();
    }

    static double databaseMicros(CeilingTrial trial) {
        return 1e6 * trial.databaseCores() / trial.throughput();
    }

    private static List<Double> figures(List<CeilingTrial> trials, ToDoubleFunction<CeilingTrial> figure) {
        return trials.stream().map(figure::applyAsDouble).toList();
    }
}
