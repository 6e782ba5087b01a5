package org.tradebench.load.run;

import java.util.List;
import java.util.Optional;
import org.tradebench.load.consistency.BacklogWait;
import org.tradebench.load.consistency.ConsistencyCheck;
import org.tradebench.load.consistency.ConsistencyResult;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.results.RunRecord;

/** Checks the database after a load: orders that are still open, and the consistency conditions. */
final class LoadConsistency {
    private LoadConsistency() {}

    /** Waits until every order has ended, and returns how many were open after the load. */
    static OrderBacklog backlog(DatabaseSettings database, Display display) throws InterruptedException {
        display.begin("open orders");
        OrderBacklog backlog = BacklogWait.await(
                database, BacklogWait.LIMIT, open -> display.progress(0, 0, open + " are still to be completed"));
        display.end(
                backlog.open() == 0
                        ? "none"
                        : backlog.open() + " when the load ended, " + backlog.left() + " after "
                                + Math.round(backlog.seconds()) + " s");
        return backlog;
    }

    /** Checks every account; returns nothing when there is no access to the database. */
    static List<RunRecord.AuditLine> audit(Optional<DatabaseSettings> database, Display display) {
        if (database.isEmpty()) {
            return List.of();
        }
        display.begin("consistency");
        // The load has ended, and the brokers have had the time to complete orders: none may be left open.
        ConsistencyResult result = new ConsistencyCheck(false).audit(database.get(), display::progress);
        display.end(
                result.isClean()
                        ? "no violation of " + result.findings().size() + " conditions: " + result.rows()
                        : result.violations() + " rows violate a condition");
        return result.findings().stream()
                .map(finding -> new RunRecord.AuditLine(
                        finding.check(),
                        finding.violations(),
                        finding.examples().isEmpty() ? null : finding.examples().get(0)))
                .toList();
    }
}
