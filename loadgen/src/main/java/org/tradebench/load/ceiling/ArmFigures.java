package org.tradebench.load.ceiling;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The figures of one arm over all rounds: medians, with the least and the most of the rounds.
 *
 * @param perApplicationSecond requests a second of the application's CPU, without the JIT compiler
 * @param perSystemSecond likewise with the database's CPU
 * @param ofCeiling this arm's requests per application-CPU-second relative to PingServlet's of the same round
 * @param microseconds CPU of the application a request, without the JIT compiler
 */
public record ArmFigures(
        String arm, Spread perApplicationSecond, Spread perSystemSecond, Spread ofCeiling, Spread microseconds) {

    /** Median, least and most of the rounds. */
    public record Spread(double median, double least, double most) {
        static Spread of(double[] values) {
            double[] sorted = values.clone();
            Arrays.sort(sorted);
            int middle = sorted.length / 2;
            double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
            return new Spread(median, sorted[0], sorted[sorted.length - 1]);
        }
    }

    /** Works out an arm from the trials of all arms. */
    public static ArmFigures of(String arm, List<CeilingTrial> trials) {
        Map<Integer, Double> ceilings = trials.stream()
                .filter(trial -> trial.arm().equals(CeilingArm.SERVLET))
                .collect(Collectors.toMap(CeilingTrial::round, CeilingTrial::perApplicationSecond));
        List<CeilingTrial> own =
                trials.stream().filter(trial -> trial.arm().equals(arm)).toList();
        return new ArmFigures(
                arm,
                spread(own, CeilingTrial::perApplicationSecond),
                spread(own, CeilingTrial::perSystemSecond),
                spread(own, trial -> trial.perApplicationSecond() / ceilings.get(trial.round())),
                spread(own, trial -> 1e6 / trial.perApplicationSecond()));
    }

    private static Spread spread(List<CeilingTrial> trials, ToDoubleFunction<CeilingTrial> figure) {
        return Spread.of(trials.stream().mapToDouble(figure).toArray());
    }
}
