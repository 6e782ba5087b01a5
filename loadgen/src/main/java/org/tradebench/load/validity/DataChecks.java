package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.CacheFreshness;
import org.tradebench.load.consistency.HistoryCount;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;

/** Checks the data that the load left in the database and showed to users: accounts, orders and, after faults, recovery and caches. */
public final class DataChecks {
    private static final String CONSISTENCY_LIMIT = "every condition holds for every row";
    private static final String ACKNOWLEDGED_ORDERS_LIMIT = "each is in the database once and ended";
    private static final String OPEN_ORDERS_LIMIT = "none is left open after the load";
    private static final String FRESHNESS_LIMIT = "every node shows what the database holds";
    private static final String HISTORIES_LIMIT = "each user reads their own writes, and nothing older";

    private DataChecks() {}

    /** Fails when a row violates a consistency condition: no cent and no share may be lost or created. */
    public static CheckResult consistency(Map<String, Long> violations) {
        if (violations.isEmpty()) {
            return CheckResult.unknown(
                    CONSISTENCY_LIMIT, "there is no access to the database (set TRADER_DB_HOST and so on).");
        }
        long rows = violations.values().stream().mapToLong(Long::longValue).sum();
        long violated = violations.values().stream().filter(count -> count > 0).count();
        return CheckResult.failUnless(
                rows == 0,
                rows == 0
                        ? "no violation of " + violations.size() + " conditions"
                        : CheckResult.text("%,d rows violate %,d of %,d conditions", rows, violated, violations.size()),
                CONSISTENCY_LIMIT,
                "Every account, order, holding and quote adds up.",
                "Money or shares were lost or created: the throughput of an inconsistent application means nothing.");
    }

    /** Fails when an acknowledged order is missing, open or duplicated, or when orders exist that no request asked for. */
    public static CheckResult acknowledgedOrders(@Nullable OrderCount count) {
        if (count == null) {
            return CheckResult.unknown(
                    ACKNOWLEDGED_ORDERS_LIMIT,
                    "there is no access to the database, or the load generator wrote no orders.csv.");
        }
        String value = CheckResult.text("%,d of %,d found", count.found(), count.acknowledged());
        if (count.isClean()) {
            return CheckResult.pass(
                    value,
                    ACKNOWLEDGED_ORDERS_LIMIT,
                    "No order was lost or duplicated."
                            + (count.unacknowledged() == 0
                                    ? ""
                                    : CheckResult.text(
                                            " %,d more were completed whose answer was lost: their requests count as errors.",
                                            count.unacknowledged())));
        }
        return CheckResult.fail(
                value
                        + CheckResult.text(
                                "; %,d missing, %,d left open, %,d acknowledged twice, %,d without a request",
                                count.missing(), count.open(), count.twice(), count.unrequested()),
                ACKNOWLEDGED_ORDERS_LIMIT,
                "Answers and database disagree: an order was lost or duplicated." + first(count.examples()));
    }

    /** Fails when orders stay open after the load: a system that only accepts them has not done the work. */
    public static CheckResult openOrders(@Nullable OrderBacklog backlog) {
        if (backlog == null) {
            return CheckResult.unknown(OPEN_ORDERS_LIMIT, "there is no access to the database.");
        }
        String value = CheckResult.text("%,d at the end of the load", backlog.open());
        return CheckResult.failUnless(
                backlog.left() == 0,
                backlog.left() > 0
                        ? CheckResult.text("%s, %,d after %,.1f s", value, backlog.left(), backlog.seconds())
                        : backlog.open() == 0
                                ? value
                                : CheckResult.text("%s, none after %,.1f s", value, backlog.seconds()),
                OPEN_ORDERS_LIMIT,
                backlog.open() == 0
                        ? "Every order had ended when the load did."
                        : "The remaining work is not in the metrics: a longer measurement interval makes its share smaller.",
                "The application accepted orders and did not complete them.");
    }

    /** Fails when a requested fault was not injected and lifted within the load, or when throughput did not recover. */
    public static CheckResult recovery(List<String> requested, List<FaultOutcome> injected) {
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < requested.size(); i++) {
            String fault = requested.get(i);
            if (i >= injected.size()) {
                wrong.add(fault + " was never injected");
            } else if (injected.get(i).end() == null) {
                wrong.add(fault + " lasted beyond the end of the load");
            } else if (injected.get(i).levelBefore() == null) {
                wrong.add("before " + fault + " there was no whole second that shows the usual throughput");
            } else if (injected.get(i).recovered() == null) {
                wrong.add("throughput did not return after " + fault);
            }
        }
        List<String> times = injected.stream()
                .filter(fault -> fault.secondsToRecover() != null)
                .map(fault -> CheckResult.text("%s after %,.0f s", fault.fault(), fault.secondsToRecover()))
                .toList();
        return CheckResult.failUnless(
                wrong.isEmpty(),
                wrong.isEmpty() ? String.join(", ", times) : String.join("; ", wrong),
                "each fault injected and lifted, and throughput back within the measurement interval",
                "Throughput returned, and no request failed from then on.",
                "The run does not show that the cluster recovers. If it only needs more time, use a longer --duration.");
    }

    /** Fails when an application node shows other data than the database has, after faults and load. */
    public static CheckResult freshness(@Nullable CacheFreshness freshness) {
        if (freshness == null) {
            return CheckResult.unknown(
                    FRESHNESS_LIMIT, "there is no access to the database to compare the pages with.");
        }
        int stale = freshness.stale().size();
        return CheckResult.failUnless(
                stale == 0,
                CheckResult.text(
                        "%,d of %,d values on %,d nodes",
                        freshness.compared() - stale,
                        freshness.compared(),
                        freshness.nodes().size()),
                FRESHNESS_LIMIT,
                "No node serves outdated data.",
                "A node serves outdated data." + first(freshness.stale()));
    }

    /** Fails when users saw data that does not follow from their own actions. */
    public static CheckResult histories(@Nullable HistoryCount count) {
        if (count == null) {
            return CheckResult.unknown(
                    HISTORIES_LIMIT,
                    "there is no access to the database, the load generator wrote no history.csv, or orders are completed after they are answered.");
        }
        String value = CheckResult.text("%,d reads of %,d accounts", count.reads(), count.accounts());
        if (!count.isClean()) {
            return CheckResult.fail(
                    value
                            + CheckResult.text(
                                    "; %,d stale, %,d unexplained, %,d holdings sold twice",
                                    count.stale(), count.unexplained(), count.soldTwice()),
                    HISTORIES_LIMIT,
                    "A user was shown what does not follow from their actions." + first(count.examples()));
        }
        return CheckResult.pass(
                value,
                HISTORIES_LIMIT,
                "Every balance and portfolio that a user saw follows from their orders."
                        + (count.unknown() == 0
                                ? ""
                                : CheckResult.text(
                                        " %,d orders of unknown outcome took effect at a moment that fits.",
                                        count.unknown()))
                        + (count.notJudged() == 0
                                ? ""
                                : CheckResult.text(
                                        " %,d accounts have too many of those to be followed.", count.notJudged())));
    }

    private static String first(List<String> examples) {
        return examples.isEmpty() ? "" : " The first: " + examples.get(0) + ".";
    }
}
