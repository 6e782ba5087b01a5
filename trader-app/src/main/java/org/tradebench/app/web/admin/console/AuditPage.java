package org.tradebench.app.web.admin.console;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.audit.AuditReport;
import org.tradebench.app.audit.AuditState;
import org.tradebench.app.audit.ConsistencyQueryResult;
import org.tradebench.app.web.page.ActionView;
import org.tradebench.app.web.page.ConsoleView;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** Shows the result of the last consistency check, or its progress. */
final class AuditPage {
    private static final String LEAD = "Checks every account, order, holding and quote in one read-only snapshot of the"
            + " database: the result is correct while users trade. The checks are the same as those of a run.";

    private static final ActionView START = new ActionView(
            "audit",
            "Consistency check",
            "One check at a time, on a connection of its own. It uses CPU and memory of the database: do not run it during a measurement.",
            "Run the consistency check");

    private AuditPage() {}

    /** @param audit null when there was none since the start */
    static ConsoleView of(@Nullable AuditState audit) {
        boolean running = audit != null && audit.running();
        @Nullable AuditReport report = audit == null ? null : audit.report();
        boolean bad = audit != null && (audit.failure() != null || (report != null && report.broken() > 0));
        return new ConsoleView(
                "Consistency",
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
            return "No consistency check has run since this server started.";
        }
        if (audit.failure() != null) {
            return "The consistency check failed. " + audit.failure();
        }
        if (audit.running()) {
            return audit.number() == 0
                    ? "Running: " + audit.step() + "."
                    : "Running: check %d of %d, %s.".formatted(audit.number(), audit.all(), audit.step());
        }
        AuditReport report = Objects.requireNonNull(audit.report());
        long broken = report.broken();
        int checks = report.findings().size();
        return broken == 0
                ? "Consistent: %d checks, none is broken.".formatted(checks)
                : "Inconsistent: %d of %d checks are broken.".formatted(broken, checks);
    }

    private static String lookedAt(AuditReport report) {
        return "Checked %s accounts, %s orders, %s holdings and %s quotes as they were at %s UTC, in %s."
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
                "Each check with the number of rows that violate it and the first three of these",
                List.of("Check", "Result", "Rows", "First violations", "Time"),
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
