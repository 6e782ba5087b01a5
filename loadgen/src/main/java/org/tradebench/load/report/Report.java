package org.tradebench.load.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.flightrecorder.CpuByComponent;
import org.tradebench.load.flightrecorder.FlameGraphs;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.FigureFiles;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.TimeUse;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.Recording;
import org.tradebench.load.validity.Validity;

/** Draws the HTML report of one run from its result folder, under a banner with its result and the checks that explain it. */
public final class Report {
    private Report() {}

    /** Draws the report into the folder, over an earlier one, and returns its file. */
    public static Path write(ResultFolder results) {
        return write(results, ReportInput.read(results));
    }

    /** Draws the report of a run whose files have been read. */
    public static Path write(ResultFolder results, RunRecord run, Recording recording) {
        return write(results, ReportInput.of(run, recording));
    }

    private static Path write(ResultFolder results, ReportInput input) {
        return FigureFiles.writeReport(
                results.folder(), RunTitle.outcome(input.run()), RunTitle.source(input.run()), main(input, results));
    }

    private static Element main(ReportInput input, ResultFolder results) {
        RunRecord run = input.run();
        Element main = Element.of("main", banner(run));
        if (run.result() == Validity.VALID) {
            main.add(FactSections.summary(run));
        }
        if (!run.faults().isEmpty()) {
            main.add(FaultSection.draw(input));
        }
        main.add(FactSections.checks(run));
        if (run.result() != Validity.VALID) {
            main.add(Element.of(
                            "p", "What follows was recorded and may help to find out what went wrong. It is no result.")
                    .with("class", "norecord"));
        }
        input.arrivals().ifPresent(arrivals -> main.add(LatencySection.openModel(input, arrivals)));
        main.add(TimeSection.draw(input), LatencySection.draw(input));
        if (run.settings().workload().primitive() == null) {
            main.add(FactSections.mix(input));
        }
        main.add(CpuSection.draw(input));
        if (JvmSection.isKnown(input)) {
            main.add(JvmSection.draw(input));
        }
        List<FlameGraphs.Kind> flameGraphs = FlameGraphs.in(results.folder());
        if (!flameGraphs.isEmpty()) {
            main.add(WhereTimeGoes.profile(
                    flameGraphs, CpuByComponent.in(results.folder()).orElse(null), run.summary()));
        }
        main.add(FactSections.database(run));
        results.find(StatementUse.FILE, StatementUse.class)
                .ifPresent(use -> main.add(WhereTimeGoes.statements(use, run.summary())));
        Double operations = TimeUse.watchedOperations(results, run.summary());
        results.find(SessionUse.FILE, SessionUse.class)
                .ifPresent(use -> main.add(SessionSection.draw(use, operations)));
        results.find(IoUse.FILE, IoUse.class).ifPresent(use -> main.add(IoSection.draw(use, operations)));
        if (run.use().cache() != null) {
            main.add(CacheSection.draw(run));
        }
        if (run.proxyCache() != null) {
            main.add(FactSections.proxyCache(run.proxyCache()));
        }
        main.add(
                FactSections.audit(run),
                FactSections.environment(run),
                FactSections.repeat(run),
                Definitions.load().section());
        return main;
    }

    static Element banner(RunRecord run) {
        Element banner = Element.of("section")
                .with("class", "outcome " + run.result().name().toLowerCase(Locale.ROOT));
        banner.add(Element.of(
                "h1", Element.of("span", run.result().name()).with("class", "word"), " ", RunTitle.what(run)));
        if (run.result() != Validity.VALID) {
            banner.with("role", "alert");
            banner.add(Element.of("p", consequence(run.result())), reasons(run, CheckOutcome.FAIL));
        } else if (run.checks().stream().anyMatch(check -> check.outcome() == CheckOutcome.WARN)) {
            banner.add(
                    Element.of("p", "Read these warnings before you quote a metric:"), reasons(run, CheckOutcome.WARN));
        } else {
            banner.add(Element.of("p", "All validity checks passed."));
        }
        return banner;
    }

    /** Returns what a run that is not VALID may be used for, as a sentence for the terminal and the report. */
    public static String consequence(Validity result) {
        return switch (result) {
            case VALID -> "The metrics of this run may be quoted.";
            case INCONCLUSIVE ->
                "The metrics of this run may not be quoted, because the system was not in a steady state: they would depend on when the measurement interval began. None are shown.";
            case INVALID -> "The metrics of this run must not be used. None are shown.";
        };
    }

    private static Element reasons(RunRecord run, CheckOutcome outcome) {
        return Element.list(run.checks().stream()
                .filter(check -> check.outcome() == outcome)
                .map(check -> List.of(
                        Element.of("strong", check.check()),
                        ": " + check.explanation() + " (" + check.value() + "; limit: " + check.limit() + ")"))
                .toList());
    }
}
