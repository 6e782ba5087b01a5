package org.tradebench.load.telemetry;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Holds what the sessions of the database were doing while a run was measured ({@code sessions.json}), the most frequent activity first. Idle sessions are left
 * out.
 *
 * @param version of the format: 1
 * @param readings number of readings of all sessions, at a steady pace
 * @param seconds from the first reading to the last
 * @param activities that were seen at least once
 */
public record SessionUse(int version, long readings, double seconds, List<Activity> activities) {
    /** Name of its file in the result folder. */
    public static final String FILE = "sessions.json";

    /** The version that is written. */
    public static final int VERSION = 1;

    /**
     * Describes one activity of sessions.
     *
     * @param name a wait event of {@code pg_stat_activity} ({@code IO: WalSync}), or the state of a session that does not wait
     * @param seen number of sessions with this activity, in all readings together
     */
    public record Activity(String name, long seen) {}

    public SessionUse {
        activities = List.copyOf(activities);
    }

    /** Sorts the activities that were seen. */
    public static SessionUse of(long readings, double seconds, Map<String, Long> seen) {
        return new SessionUse(
                VERSION,
                readings,
                seconds,
                seen.entrySet().stream()
                        .map(activity -> new Activity(activity.getKey(), activity.getValue()))
                        .sorted(Comparator.comparingLong(Activity::seen)
                                .reversed()
                                .thenComparing(Activity::name))
                        .toList());
    }

    /** Returns an activity's share of everything that was seen. */
    public double share(Activity activity) {
        return (double) activity.seen()
                / activities.stream().mapToLong(Activity::seen).sum();
    }

    /**
     * Estimates the time that an operation spends in an activity, in microseconds: mean number of sessions with it, times the time, divided by the operations
     * of that time.
     *
     * @param operations that were completed between the first reading and the last
     */
    public double microsPerOperation(Activity activity, double operations) {
        return 1e6 * seconds * activity.seen() / readings / operations;
    }
}
