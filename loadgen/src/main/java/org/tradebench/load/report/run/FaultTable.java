package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.page.Columns;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.MarkdownTable;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.Validity;

/** Shows the faults of runs with their recovery and their effects: of several runs as Markdown, of one run in its report. */
public final class FaultTable {
    private static final Columns<FaultOfRun> OF_RUNS = effects(new Columns<FaultOfRun>(), FaultOfRun::fault)
            .add("duplicated", of -> duplicated(of.run().orders()))
            .add("consistency", of -> of.run().value("consistency"))
            .add("cache freshness", of -> of.run().value("cache freshness"))
            .add("user histories", of -> of.run().value("user histories"))
            .add("run", of -> result(of.run()));

    private FaultTable() {}

    /** Adds what each fault did to a table that has a row for each. */
    public static <R> Columns<R> effects(Columns<R> columns, Function<R, FaultOutcome> of) {
        return columns.add("fault", row -> of.apply(row).fault())
                .add("lasted (s)", row -> lasted(of.apply(row)))
                .add("errors", row -> Numbers.whole(of.apply(row).errors()))
                .add("recovery time (s)", row -> recovery(of.apply(row)))
                .add("sessions lost", row -> Numbers.whole(of.apply(row).sessionsLost()))
                .add(
                        "orders acknowledged / found",
                        row -> Numbers.whole(of.apply(row).ordersAcknowledged()) + " / "
                                + Numbers.whole(of.apply(row).ordersFound()));
    }

    private static String lasted(FaultOutcome fault) {
        return fault.end() == null ? "beyond the load" : Numbers.of(fault.end() - fault.begin(), 1);
    }

    private record FaultOfRun(RunRecord run, FaultOutcome fault) {}

    /** The faults of several runs as a table of Markdown. */
    public static List<String> lines(List<RunRecord> runs) {
        List<FaultOfRun> faults = new ArrayList<>();
        runs.forEach(run -> run.faults().forEach(fault -> faults.add(new FaultOfRun(run, fault))));
        return MarkdownTable.lines(OF_RUNS.texts(faults));
    }

    /** The faults of one run. */
    static Element of(RunRecord run) {
        long violations =
                run.audit().stream().mapToLong(RunRecord.AuditLine::breaks).sum();
        String consistency = run.audit().isEmpty()
                ? Numbers.NOT_AVAILABLE
                : violations == 0 ? "clean" : Numbers.whole(violations) + " rows broken";
        return new Columns<FaultOutcome>()
                .add("fault", FaultOutcome::fault)
                .add("nodes", fault -> Element.of("span", String.join(", ", fault.nodes())))
                .add("begin", fault -> Numbers.of(fault.begin(), 1))
                .add("end", fault -> fault.end() == null ? "after the load" : Numbers.of(fault.end(), 1))
                .add("errors", fault -> Numbers.whole(fault.errors()))
                .add("recovery time, s", FaultTable::recovery)
                .add("sessions lost", fault -> Numbers.whole(fault.sessionsLost()))
                .add("orders acknowledged", fault -> Numbers.whole(fault.ordersAcknowledged()))
                .add("found", fault -> Numbers.whole(fault.ordersFound()))
                .add("consistency", fault -> consistency)
                .table("Each fault; times in seconds since the measurement interval began", run.faults());
    }

    private static String recovery(FaultOutcome fault) {
        return fault.secondsToRecover() == null ? "not in the interval" : Numbers.of(fault.secondsToRecover(), 1);
    }

    private static String duplicated(@Nullable OrderCount orders) {
        return orders == null ? Numbers.NOT_AVAILABLE : Numbers.whole(orders.twice() + orders.unasked());
    }

    private static String result(RunRecord run) {
        return run.result() == Validity.VALID
                ? "VALID"
                : run.result() + ": "
                        + run.checks().stream()
                                .filter(check -> check.outcome() == CheckOutcome.FAIL)
                                .map(check -> check.check() + " (" + check.value() + ")")
                                .collect(Collectors.joining("; "));
    }
}
