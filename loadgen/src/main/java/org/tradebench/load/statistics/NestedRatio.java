package org.tradebench.load.statistics;

import java.util.List;
import org.hipparchus.stat.StatUtils;
import org.jspecify.annotations.Nullable;

/**
 * Splits the scatter of a ratio that was measured in several rounds of several replicates into what differs from one replicate to the next and what differs
 * from one round to the next (one-way random effects). Rounds can be added at little cost, but only new replicates, with new processes, show the random effects
 * of a start: the number of both follows from the two parts (Kalibera and Jones, "Rigorous benchmarking in reasonable time", ISMM 2013).
 *
 * @param replicates that have rounds
 * @param rounds of a replicate, the mean of all
 * @param ratio geometric mean of the replicates' geometric means
 * @param low lower end of the 95 % interval over the rounds, which holds for these replicates only; null with one round
 * @param high upper end of it
 * @param betweenReplicates standard deviation of the logarithms of the replicates' true ratios, about a share; null with fewer than two replicates
 * @param betweenRounds likewise of the ratios of a replicate's rounds; null with one round
 */
public record NestedRatio(
        int replicates,
        double rounds,
        double ratio,
        @Nullable Double low,
        @Nullable Double high,
        @Nullable Double betweenReplicates,
        @Nullable Double betweenRounds)
        implements Ratio {
    /**
     * Computes the ratio and its scatter.
     *
     * @param ratios of the rounds of each replicate, each above zero; a replicate without any does not count
     * @return null without a round
     */
    public static @Nullable NestedRatio of(List<List<Double>> ratios) {
        List<double[]> logarithms = ratios.stream()
                .filter(rounds -> !rounds.isEmpty())
                .map(rounds -> rounds.stream().mapToDouble(Math::log).toArray())
                .toList();
        if (logarithms.isEmpty()) {
            return null;
        }
        double[] means = logarithms.stream().mapToDouble(StatUtils::mean).toArray();
        double mean = StatUtils.mean(means);
        int replicates = means.length;
        double all = 0;
        double squares = 0;
        double withinSquares = 0;
        double betweenSquares = 0;
        for (int i = 0; i < replicates; i++) {
            double[] rounds = logarithms.get(i);
            all += rounds.length;
            squares += (double) rounds.length * rounds.length;
            for (double round : rounds) {
                withinSquares += Math.pow(round - means[i], 2);
            }
        }
        double weighted = 0;
        for (int i = 0; i < replicates; i++) {
            weighted += logarithms.get(i).length * means[i] / all;
        }
        for (int i = 0; i < replicates; i++) {
            betweenSquares += logarithms.get(i).length * Math.pow(means[i] - weighted, 2);
        }
        double degrees = all - replicates;
        if (degrees == 0) {
            return new NestedRatio(
                    replicates,
                    1,
                    Math.exp(mean),
                    null,
                    null,
                    replicates == 1 ? null : Double.valueOf(Math.sqrt(betweenSquares / (replicates - 1))),
                    null);
        }
        double within = withinSquares / degrees;
        double error = 0;
        for (double[] rounds : logarithms) {
            error += within / rounds.length;
        }
        double half = StudentT.quantile(degrees, 0.975) * Math.sqrt(error) / replicates;
        Double between = null;
        if (replicates > 1) {
            double each = (all - squares / all) / (replicates - 1);
            between = Math.sqrt(Math.max(0, (betweenSquares / (replicates - 1) - within) / each));
        }
        return new NestedRatio(
                replicates,
                all / replicates,
                Math.exp(mean),
                Math.exp(mean - half),
                Math.exp(mean + half),
                between,
                Math.sqrt(within));
    }

    /**
     * Returns the smallest difference that so many replicates of so many rounds detect at 80 % power, as a share.
     *
     * @return null as long as one of both deviations is not known
     */
    public @Nullable Double detectable(int ofReplicates, int ofRounds) {
        if (betweenReplicates == null || betweenRounds == null || ofReplicates < 2) {
            return null;
        }
        double deviation = Math.sqrt(betweenReplicates * betweenReplicates + betweenRounds * betweenRounds / ofRounds);
        return new BlockNoise(deviation, ofReplicates - 1).detectable(ofReplicates, 1);
    }
}
