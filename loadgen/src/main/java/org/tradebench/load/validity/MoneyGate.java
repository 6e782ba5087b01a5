package org.tradebench.load.validity;

import java.util.Map;

/** The money audit: no cent and no share may be lost or made, whatever raced with whatever. */
public final class MoneyGate {
    private static final String NAME = "money audit";
    private static final String LIMIT = "every check holds for every row";

    private MoneyGate() {}

    /**
     * Judges a run.
     *
     * @param broken rows that break a check, by check, zeros included; empty when there was no access to the database
     */
    public static CheckResult judge(Map<String, Long> broken) {
        if (broken.isEmpty()) {
            return CheckResult.unknown(
                    NAME, LIMIT, "there is no access to the database (TRADER_DB_HOST and so on would give it).");
        }
        long rows = broken.values().stream().mapToLong(Long::longValue).sum();
        if (rows == 0) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.PASS,
                    "clean, " + broken.size() + " checks",
                    LIMIT,
                    "Every account, order, holding and quote adds up.");
        }
        long checks = broken.values().stream().filter(count -> count > 0).count();
        return new CheckResult(
                NAME,
                CheckOutcome.FAIL,
                Say.format("%d rows break %d of %d checks", rows, checks, broken.size()),
                LIMIT,
                "Money or shares were lost or made: speed that is bought with wrong books is no speed.");
    }
}
