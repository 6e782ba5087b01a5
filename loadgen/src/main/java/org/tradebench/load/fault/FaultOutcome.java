package org.tradebench.load.fault;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the effect of a fault on a run; docs/metrics-and-checks.md defines each metric. Seconds are whole ones of the measurement interval, counted from its opening.
 *
 * @param fault its kind's label
 * @param nodes that it hit
 * @param begin seconds from the measurement interval's opening to the fault's begin
 * @param end seconds from the measurement interval's opening to when all nodes that it hit served again; null when that did not come within the load
 * @param graceEnd errors after this second of the measurement interval are no longer the fault's
 * @param levelBefore right answers per second before it; null when there was no whole second
 * @param errors wrong answers from its begin to its grace's end, without lost sessions
 * @param sessionsLost sessions that were found lost in that time: as many logins were repeated
 * @param recovered seconds from the measurement interval's opening to the second from which on throughput was back and nothing failed; null when that did not
 *     come within the measurement interval
 * @param ordersAcknowledged from its begin to the next one's, or the load's end; null when not counted
 * @param ordersFound of these, in the database and ended
 */
public record FaultOutcome(
        String fault,
        List<String> nodes,
        double begin,
        @Nullable Double end,
        double graceEnd,
        @Nullable Double levelBefore,
        long errors,
        long sessionsLost,
        @Nullable Integer recovered,
        @Nullable Long ordersAcknowledged,
        @Nullable Long ordersFound) {

    public FaultOutcome {
        nodes = List.copyOf(nodes);
    }

    /** Returns the seconds from the begin of the fault to recovery; null without recovery. */
    public @Nullable Double secondsToRecover() {
        return recovered == null ? null : Math.max(0, recovered - begin);
    }

    /** Returns the same with the outcome of its orders. */
    public FaultOutcome withOrders(long acknowledged, long found) {
        return new FaultOutcome(
                fault, nodes, begin, end, graceEnd, levelBefore, errors, sessionsLost, recovered, acknowledged, found);
    }
}
