package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.CacheFreshness;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.guarantee.HistoryCount;

/** Checks what the load left in the database and showed to users: books, orders and, after faults, recovery and caches. */
public final class DataChecks {
    private DataChecks() {}

    abstract static class UnderFaults implements ValidityCheck {
        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() == RunKind.FAULTS;
        }
    }

    /** Fails when a row violates a consistency condition: no cent and no share may be lost or created. */
    public static final class Consistency implements ValidityCheck {
        private static final String LIMIT = "every condition holds for every row";

        @Override
        public String name() {
            return "consistency";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return true;
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.violations());
        }

        public CheckResult judge(Map<String, Long> violations) {
            if (violations.isEmpty()) {
                return CheckResult.unknown(
                        name(), LIMIT, "there is no access to the database (TRADER_DB_HOST and so on would give it).");
            }
            long rows = violations.values().stream().mapToLong(Long::longValue).sum();
            long violated =
                    violations.values().stream().filter(count -> count > 0).count();
            return CheckResult.graded(
                    name(),
                    rows == 0,
                    false,
                    rows == 0
                            ? "no violation of " + violations.size() + " conditions"
                            : CheckResult.text(
                                    "%d rows violate %d of %d conditions", rows, violated, violations.size()),
                    LIMIT,
                    "Every account, order, holding and quote adds up.",
                    "",
                    "Money or shares were lost or created: throughput with wrong books means nothing.");
        }
    }

    /** Fails when an acknowledged order is missing, open or duplicated, or when orders exist that no request asked for. */
    public static final class AcknowledgedOrders implements ValidityCheck {
        private static final String LIMIT = "each is in the database once and ended";

        @Override
        public String name() {
            return "acknowledged orders";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.load().orders());
        }

        public CheckResult judge(@Nullable OrderCount count) {
            if (count == null) {
                return CheckResult.unknown(
                        name(),
                        LIMIT,
                        "there is no access to the database, or the load generator wrote no orders.csv.");
            }
            String value = CheckResult.text("%d of %d found", count.found(), count.acknowledged());
            if (count.isClean()) {
                return CheckResult.pass(
                        name(),
                        value,
                        LIMIT,
                        "No order was lost or duplicated."
                                + (count.unacknowledged() == 0
                                        ? ""
                                        : CheckResult.text(
                                                " %d more were completed whose answer was lost: their requests count as errors.",
                                                count.unacknowledged())));
            }
            return CheckResult.fail(
                    name(),
                    value
                            + CheckResult.text(
                                    "; %d missing, %d left open, %d acknowledged twice, %d without a request",
                                    count.missing(), count.open(), count.twice(), count.unasked()),
                    LIMIT,
                    "Answers and books disagree: an order was lost or duplicated." + first(count.examples()));
        }
    }

    /** Fails when orders stay open after the load: a system that only accepts them has not done the work. */
    public static final class OpenOrders implements ValidityCheck {
        private static final String LIMIT = "none is left open after the load";

        @Override
        public String name() {
            return "open orders";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.load().backlog());
        }

        public CheckResult judge(@Nullable OrderBacklog backlog) {
            if (backlog == null) {
                return CheckResult.unknown(name(), LIMIT, "there is no access to the database.");
            }
            String value = CheckResult.text("%d at the end of the load", backlog.open());
            return CheckResult.graded(
                    name(),
                    backlog.left() == 0,
                    false,
                    backlog.left() > 0
                            ? CheckResult.text("%s, %d after %.1f s", value, backlog.left(), backlog.seconds())
                            : backlog.open() == 0
                                    ? value
                                    : CheckResult.text("%s, none after %.1f s", value, backlog.seconds()),
                    LIMIT,
                    backlog.open() == 0
                            ? "Every order had ended when the load did."
                            : "The remaining work is not in the metrics: a longer measurement interval makes its share smaller.",
                    "",
                    "The application accepted orders and did not complete them.");
        }
    }

    /** Fails when a requested fault was not injected and lifted within the load, or when throughput did not return. */
    public static final class Recovery extends UnderFaults {
        @Override
        public String name() {
            return "recovery";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.faults().requested(), evidence.faults().injected());
        }

        public CheckResult judge(List<String> requested, List<FaultOutcome> injected) {
            List<String> wrong = new ArrayList<>();
            for (int i = 0; i < requested.size(); i++) {
                String fault = requested.get(i);
                if (i >= injected.size()) {
                    wrong.add(fault + " was never injected");
                } else if (injected.get(i).end() == null) {
                    wrong.add(fault + " lasted beyond the load");
                } else if (injected.get(i).levelBefore() == null) {
                    wrong.add("before " + fault + " there was no whole second from which to tell the level");
                } else if (injected.get(i).recovered() == null) {
                    wrong.add("throughput did not return after " + fault);
                }
            }
            List<String> times = injected.stream()
                    .filter(fault -> fault.secondsToRecover() != null)
                    .map(fault -> CheckResult.text("%s after %.0f s", fault.fault(), fault.secondsToRecover()))
                    .toList();
            return CheckResult.graded(
                    name(),
                    wrong.isEmpty(),
                    false,
                    wrong.isEmpty() ? String.join(", ", times) : String.join("; ", wrong),
                    "each fault injected and lifted, and throughput back within the measurement interval",
                    "Throughput returned, and no request failed from then on.",
                    "",
                    "The run does not show that the cluster recovers. If it only needs more time, use a longer --duration.");
        }
    }

    /** Fails when an application node shows other data than the database holds, after faults and load. */
    public static final class Freshness extends UnderFaults {
        private static final String LIMIT = "every node shows what the database holds";

        @Override
        public String name() {
            return "cache freshness";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.faults().freshness());
        }

        public CheckResult judge(@Nullable CacheFreshness freshness) {
            if (freshness == null) {
                return CheckResult.unknown(
                        name(), LIMIT, "there is no access to the database to compare the pages with.");
            }
            int stale = freshness.stale().size();
            return CheckResult.graded(
                    name(),
                    stale == 0,
                    false,
                    CheckResult.text(
                            "%d of %d values on %d nodes",
                            freshness.compared() - stale,
                            freshness.compared(),
                            freshness.nodes().size()),
                    LIMIT,
                    "No node serves outdated data.",
                    "",
                    "A node serves outdated data." + first(freshness.stale()));
        }
    }

    /** Fails when users were shown what does not follow from their own actions. */
    public static final class Histories extends UnderFaults {
        private static final String LIMIT = "each user reads their own writes, and nothing older";

        @Override
        public String name() {
            return "user histories";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.faults().histories());
        }

        public CheckResult judge(@Nullable HistoryCount count) {
            if (count == null) {
                return CheckResult.unknown(
                        name(),
                        LIMIT,
                        "there is no access to the database, the load generator wrote no history.csv, or orders are completed after they are answered.");
            }
            String value = CheckResult.text("%d reads of %d accounts", count.reads(), count.accounts());
            if (!count.isClean()) {
                return CheckResult.fail(
                        name(),
                        value
                                + CheckResult.text(
                                        "; %d stale, %d unexplained, %d holdings sold twice",
                                        count.stale(), count.unexplained(), count.soldTwice()),
                        LIMIT,
                        "A user was shown what does not follow from their actions." + first(count.examples()));
            }
            return CheckResult.pass(
                    name(),
                    value,
                    LIMIT,
                    "Every balance and portfolio that a user saw follows from their orders."
                            + (count.unknown() == 0
                                    ? ""
                                    : CheckResult.text(
                                            " %d orders of unknown outcome took effect at a moment that fits.",
                                            count.unknown()))
                            + (count.notJudged() == 0
                                    ? ""
                                    : CheckResult.text(
                                            " %d accounts have too many of those to be followed.", count.notJudged())));
        }
    }

    private static String first(List<String> examples) {
        return examples.isEmpty() ? "" : " The first: " + examples.get(0) + ".";
    }
}
