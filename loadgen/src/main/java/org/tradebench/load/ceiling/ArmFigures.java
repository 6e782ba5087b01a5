package org.tradebench.load.ceiling;

import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.tradebench.load.statistics.Spread;

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
