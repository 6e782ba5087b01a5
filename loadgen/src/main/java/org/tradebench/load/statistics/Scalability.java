package org.tradebench.load.statistics;

import java.util.List;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.DiagonalMatrix;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresBuilder;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresOptimizer;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LevenbergMarquardtOptimizer;
import org.hipparchus.optim.nonlinear.vector.leastsquares.ParameterValidator;
import org.hipparchus.util.Pair;
import org.jspecify.annotations.Nullable;

/**
 * Fits the Universal Scalability Law (Gunther, "Guerrilla Capacity Planning", 2007), X(N) = γN / (1 + α(N − 1) + βN(N − 1)), by least squares with α and β at
 * least 0.
 *
 * @param contention α: the serial share, which has to wait
 * @param coherency β: the cost of each pair; above zero throughput has a peak
 * @param single γ: throughput of one
 * @param most the largest N that was measured; the law is not evaluated beyond twice as many
 */
public record Scalability(Parameter contention, Parameter coherency, Parameter single, double most) {
    private static final int PARAMETERS = 3;
    private static final int STEPS = 10_000;

    /**
     * Holds a fitted parameter.
     *
     * @param error its standard error
     * @param low lower end of the 95 % interval, not below zero
     * @param high upper end of it
     */
    public record Parameter(double value, double error, double low, double high) {
        private static Parameter of(double value, double error, double t) {
            return new Parameter(value, error, Math.max(0, value - t * error), value + t * error);
        }
    }

    /**
     * Fits the law.
     *
     * @param points N and throughput, both above zero
     * @return null when there are fewer than four different N: three would fit any noise
     */
    public static @Nullable Scalability fit(List<Line.Point> points) {
        long different = points.stream().mapToDouble(Line.Point::x).distinct().count();
        if (different <= PARAMETERS) {
            return null;
        }
        double[] measured = points.stream().mapToDouble(Line.Point::y).toArray();
        double most = points.stream().mapToDouble(Line.Point::x).max().orElseThrow();
        double perOne = points.stream()
                .mapToDouble(point -> point.y() / point.x())
                .max()
                .orElseThrow();
        // Scales all three to about the same size: α as it is, β by most², γ by the best throughput of one.
        ParameterValidator atLeastNothing = vector -> new ArrayRealVector(
                new double[] {Math.max(0, vector.getEntry(0)), Math.max(0, vector.getEntry(1)), vector.getEntry(2)});
        LeastSquaresOptimizer.Optimum best = new LevenbergMarquardtOptimizer()
                .optimize(new LeastSquaresBuilder()
                        .model(parameters -> values(points, parameters.toArray(), most, perOne))
                        .start(new double[] {0.05, 0.05, 1})
                        .target(measured)
                        .weight(new DiagonalMatrix(
                                new ArrayRealVector(measured.length, 1 / (perOne * perOne)).toArray()))
                        .parameterValidator(atLeastNothing)
                        .maxEvaluations(STEPS)
                        .maxIterations(STEPS)
                        .build());
        double[] found = best.getPoint().toArray();
        int free = points.size() - PARAMETERS;
        double t = StudentT.quantile(free, 0.975);
        double[] errors = errors(best, free);
        double pairs = 1 / (most * most);
        return new Scalability(
                Parameter.of(found[0], errors[0], t),
                Parameter.of(found[1] * pairs, errors[1] * pairs, t),
                Parameter.of(found[2] * perOne, errors[2] * perOne, t),
                most);
    }

    private static double[] errors(LeastSquaresOptimizer.Optimum best, int free) {
        double scale = Math.sqrt(best.getCost() * best.getCost() / free);
        // A parameter without influence has no finite error; the threshold only defines when a matrix counts as
        // singular.
        return best.getSigma(1e-14).mapMultiply(scale).toArray();
    }

    private static Pair<RealVector, RealMatrix> values(
            List<Line.Point> points, double[] parameters, double most, double perOne) {
        double[] values = new double[points.size()];
        double[][] slopes = new double[points.size()][PARAMETERS];
        for (int i = 0; i < values.length; i++) {
            double n = points.get(i).x();
            double pairs = n * (n - 1) / (most * most);
            double below = 1 + parameters[0] * (n - 1) + parameters[1] * pairs;
            values[i] = perOne * parameters[2] * n / below;
            slopes[i][0] = -values[i] * (n - 1) / below;
            slopes[i][1] = -values[i] * pairs / below;
            slopes[i][2] = perOne * n / below;
        }
        return new Pair<>(new ArrayRealVector(values), MatrixUtils.createRealMatrix(slopes));
    }

    /**
     * Returns the throughput by the law.
     *
     * @param n at most twice the largest that was measured
     * @throws IllegalArgumentException beyond that: the law was not tested there
     */
    public double at(double n) {
        if (n > 2 * most) {
            throw new IllegalArgumentException(n + " is more than twice the largest measured, " + most);
        }
        return single.value() * n / (1 + contention.value() * (n - 1) + coherency.value() * n * (n - 1));
    }

    /** Returns where throughput is greatest; null when that is beyond twice the largest N that was measured, or nowhere. */
    public @Nullable Double peak() {
        double n = Math.sqrt((1 - contention.value()) / coherency.value());
        return n > 0 && n <= 2 * most ? n : null;
    }
}
