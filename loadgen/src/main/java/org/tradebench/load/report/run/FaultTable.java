package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/** Runs with faults as a table of Markdown: drawn from their records alone. */
public final class FaultTable {
    private static final String HEADING =
            "| fault | lasted (s) | errors | recovery time (s) | sessions lost | orders acknowledged / found | duplicated | consistency | cache freshness | user histories | run |";
    private static final String LINE = "|---|---:|---:|---:|---:|---:|---:|---|---|---|---|";

    private FaultTable() {}

    /** A line for each fault of each run, with a heading. */
    public static List<String> lines(List<RunRecord> runs) {
        List<String> lines = new ArrayList<>(List.of(HEADING, LINE));
        for (RunRecord run : runs) {
            for (FaultOutcome fault : run.faults()) {
                lines.add(line(run, fault));
            }
        }
        return lines;
    }

    private static String line(RunRecord run, FaultOutcome fault) {
        return "| " + fault.fault()
                + " | " + (fault.end() == null ? "beyond the load" : number(fault.end() - fault.begin()))
                + " | " + Numbers.whole(fault.errors())
                + " | " + (fault.secondsToRecover() == null ? "not in the interval" : number(fault.secondsToRecover()))
                + " | " + Numbers.whole(fault.sessionsLost())
                + " | " + count(fault.ordersAcknowledged()) + " / " + count(fault.ordersFound())
                + " | " + doubled(run.orders())
                + " | " + gate(run, "consistency")
                + " | " + gate(run, "cache freshness")
                + " | " + gate(run, "user histories")
                + " | " + (run.result() == Validity.VALID ? "VALID" : run.result() + ": " + reasons(run)) + " |";
    }

    private static String doubled(@Nullable OrderCount orders) {
        return orders == null ? Numbers.NOT_AVAILABLE : Numbers.whole(orders.twice() + orders.unasked());
    }

    private static String gate(RunRecord run, String name) {
        return run.checks().stream()
                .filter(check -> check.check().equals(name))
                .map(CheckResult::value)
                .findFirst()
                .orElse(Numbers.NOT_AVAILABLE);
    }

    private static String reasons(RunRecord run) {
        List<String> reasons = run.checks().stream()
                .filter(check -> check.outcome() == CheckOutcome.FAIL)
                .map(check -> check.check() + " (" + check.value() + ")")
                .toList();
        return String.join("; ", reasons);
    }

    private static String count(@Nullable Long number) {
        return number == null ? Numbers.NOT_AVAILABLE : Numbers.whole(number);
    }

    private static String number(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }
}
