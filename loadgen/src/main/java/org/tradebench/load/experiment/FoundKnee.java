package org.tradebench.load.experiment;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The knee that a study's rates are shares of; found once, or given, and kept with the result, so that every trial and every report means the same rate.
 *
 * @param perSecond operations per second
 * @param clients virtual users of the closed model at which it was found; null when it was given
 */
public record FoundKnee(double perSecond, @Nullable Integer clients) {
    /** Share of the most at which throughput has stopped to rise. */
    public static final double SHARE = 0.95;

    /** A trial of the closed model. */
    public record Point(int clients, double perSecond) {}

    /** The fewest virtual users that reach 95 % of the greatest throughput, and what they reach; null without a point. */
    public static @Nullable FoundKnee of(List<Point> points) {
        double most = points.stream().mapToDouble(Point::perSecond).max().orElse(0);
        return points.stream()
                .sorted(Comparator.comparing(Point::clients))
                .filter(point -> point.perSecond() >= SHARE * most)
                .findFirst()
                .map(point -> new FoundKnee(point.perSecond(), point.clients()))
                .orElse(null);
    }
}
