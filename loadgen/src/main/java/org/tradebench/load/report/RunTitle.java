package org.tradebench.load.report;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.chart.FigureSource;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.Validity;

/** Describes in one line what was run, and with which result, for the terminal and for the title of the report. */
public final class RunTitle {
    private RunTitle() {}

    /** Describes in one line what was run. */
    public static String what(RunRecord run) {
        return faults(run) + what(run.settings());
    }

    /** Describes in one line what was run, on which software and machine, and when. */
    static String source(RunRecord run) {
        Map<String, String> facts = new HashMap<>(run.environment().machine());
        facts.putAll(run.environment().software());
        Optional.ofNullable(run.environment().database().get("version"))
                .ifPresent(version -> facts.put(FigureSource.DATABASE, version));
        return FigureSource.of(what(run), run.startedAt(), facts);
    }

    /** Describes in one line what was requested. */
    static String what(RunSettings of) {
        return String.format(
                Locale.ROOT,
                "%s, %s%d virtual user%s, %s, measurement interval %s s",
                of.target().url() == null ? system(of) : of.target().url(),
                arrivals(of.workload()),
                of.workload().virtualUsers(),
                of.workload().virtualUsers() == 1 ? "" : "s",
                played(of.workload()),
                Numbers.svg(of.measurement().seconds()));
    }

    private static String arrivals(WorkloadSettings of) {
        return of.arrivals() == null ? "" : of.arrivals().description() + " for ";
    }

    /** Names the workload: the standard one by its updates, every other one by its plan. */
    private static String played(WorkloadSettings of) {
        if (of.primitive() != null) {
            return of.primitive();
        }
        return of.plan() == WorkloadPlan.TRADE
                ? of.updates() + " % updates"
                : "plan " + of.plan().label();
    }

    private static String faults(RunRecord run) {
        return run.faults().isEmpty()
                ? ""
                : "run with faults ("
                        + run.faults().stream().map(FaultOutcome::fault).collect(Collectors.joining(", "))
                        + "), no throughput benchmark: ";
    }

    /** Names what differs from the default; what is unknown is left out, but for the mode. */
    private static String system(RunSettings of) {
        Integer nodes = of.target().nodes();
        ApplicationSettings application = of.application();
        return (nodes == null || nodes == 1 ? "" : nodes + " application servers, ")
                + (application.server() == null || application.server() == ServerProduct.LIBERTY
                        ? ""
                        : application.server().title() + ", ")
                + (application.mode() == null
                        ? "unknown mode"
                        : application.mode().label() + " mode")
                + (application.orders() == null || application.orders() == OrdersMode.SYNC
                        ? ""
                        : ", " + application.orders().label() + " orders")
                + (application.access() == null || application.access() == AccessMode.STANDARD
                        ? ""
                        : ", access by " + application.access().label())
                + (application.caching() == null
                        ? ""
                        : ", " + application.caching().heading());
    }

    /** Returns the result in one line: VALID with the number of warnings, INCONCLUSIVE or INVALID. */
    public static String outcome(RunRecord run) {
        long warnings = run.checks().stream()
                .filter(check -> check.outcome() == CheckOutcome.WARN)
                .count();
        String more = run.result() == Validity.VALID && warnings > 0
                ? " with " + warnings + (warnings == 1 ? " warning" : " warnings")
                : "";
        return run.result() + more + ": " + what(run);
    }
}
