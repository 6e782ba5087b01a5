package org.tradebench.app.web.admin.console;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.audit.AuditReport;
import org.tradebench.app.audit.AuditState;
import org.tradebench.app.audit.ConsistencyQueryResult;
import org.tradebench.app.web.page.ActionView;
import org.tradebench.app.web.page.ConsoleView;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** What the last audit found, or how far it is. */
final class AuditPage {

    private static final String LEAD = "Looks at every account, order, holding and quote, in one read-only snapshot of"
            + " the database: it is right while users trade, and changes nothing. The checks are those by which a run is judged.";

    private static final ActionView START = new ActionView(
            "audit",
            "Audit now",
            "On a connection of its own, one audit at a time. It takes CPU and memory from the database: not during a measured run.",
            "Audit the books");

    private AuditPage() {}

    /** @param audit null when there was none since the start */
    static ConsoleView of(@Nullable AuditState audit) {
        boolean running = audit != null && audit.running();
        @Nullable AuditReport report = audit == null ? null : audit.report();
        boolean bad = audit != null && (audit.failure() != null || (report != null && report.broken() > 0));
        return new ConsoleView(
                "Audit",
                LEAD,
                state(audit),
                bad,
                report == null ? "" : lookedAt(report),
                running,
                running ? 1 : 0,
                report == null ? List.of() : List.of(findings(report)),
                running ? List.of() : List.of(START));
    }

    private static String state(@Nullable AuditState audit) {
        if (audit == null) {
            return "No audit was made since this server started.";
        }
        if (audit.failure() != null) {
            return "The audit failed. " + audit.failure();
        }
        if (audit.running()) {
            return audit.number() == 0
                    ? "An audit is under way: " + audit.step() + "."
                    : "An audit is under way: check %d of %d, %s.".formatted(audit.number(), audit.all(), audit.step());
        }
        long broken = audit.report().broken();
        int checks = audit.report().findings().size();
        return broken == 0
                ? "The books agree: %d checks, none is broken.".formatted(checks)
                : "The books do not agree: %d of %d checks are broken.".formatted(broken, checks);
    }

    private static String lookedAt(AuditReport report) {
        return "Looked at %s accounts, %s orders, %s holdings and %s quotes as they were at %s UTC, in %s."
                .formatted(
                        DisplayFormat.count(report.accounts()),
                        DisplayFormat.count(report.orders()),
                        DisplayFormat.count(report.holdings()),
                        DisplayFormat.count(report.quotes()),
                        DisplayFormat.moment(report.begun()),
                        seconds(report.duration()));
    }

    private static TableView findings(AuditReport report) {
        List<List<Cell>> rows = new ArrayList<>();
        for (ConsistencyQueryResult finding : report.findings()) {
            rows.add(List.of(
                    Cell.text(finding.check()),
                    Cell.text(verdict(finding)),
                    Cell.number(finding.rows()),
                    Cell.text(String.join("\n", finding.examples())),
                    Cell.number(seconds(finding.duration()))));
        }
        return new TableView(
                "What must hold for every row, and for how many it does not; the first three of them in words",
                List.of("Check", "Result", "Rows", "The first of them", "Time"),
                rows,
                "");
    }

    private static String verdict(ConsistencyQueryResult finding) {
        if (finding.isBroken()) {
            return "broken";
        }
        return finding.rows() == 0 ? "clean" : "under way";
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f s", duration.toNanos() / 1e9);
    }
}
