package org.tradebench.load.statistics;

import java.util.List;
import org.hipparchus.stat.regression.SimpleRegression;
import org.jspecify.annotations.Nullable;

/**
 * Fits a straight line by least squares.
 *
 * @param intercept the value at x = 0
 * @param slope change per unit of x
 * @param low lower end of the slope's 95 % interval
 * @param high upper end of it
 * @param points number of points
 */
public record Line(double intercept, double slope, double low, double high, int points) {
    public record Point(double x, double y) {}

    /** Fits a line to the points; null with fewer than three, or when all have the same x. */
    public static @Nullable Line through(List<Point> points) {
        SimpleRegression regression = new SimpleRegression();
        points.forEach(point -> regression.addData(point.x(), point.y()));
        if (points.size() < 3 || Double.isNaN(regression.getSlope())) {
            return null;
        }
        double half = StudentT.quantile(points.size() - 2, 0.975) * regression.getSlopeStdErr();
        return new Line(
                regression.getIntercept(),
                regression.getSlope(),
                regression.getSlope() - half,
                regression.getSlope() + half,
                points.size());
    }

    /** Returns the line's value at x. */
    public double at(double x) {
        return intercept + slope * x;
    }
}
