package org.tradebench.load.experiment;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the knee that an experiment's rates are shares of. It is found once, or given, and kept with the result, so that every trial and every report uses the
 * same rate.
 *
 * @param perSecond operations per second
 * @param clients virtual users of the closed model at which it was found; null when it was given
 */
public record FoundKnee(double perSecond, @Nullable Integer clients) {
    /** Share of the greatest throughput from which on throughput counts as no longer rising. */
    public static final double SHARE = 0.95;

    /** Holds the result of a trial of the closed model. */
    public record Point(int clients, double perSecond) {}

    /** Finds the fewest virtual users that reach 95 % of the greatest throughput, and their throughput; null without a point. */
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
