package org.tradebench.load.report.run;

import java.util.List;
import java.util.Locale;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.Validity;

/** Draws the banner of a run's report: its result, and the checks that explain it. */
public final class ResultSection {
    private ResultSection() {}

    static Element draw(RunRecord run) {
        Element banner = Element.of("section")
                .with("class", "outcome " + run.result().name().toLowerCase(Locale.ROOT));
        banner.add(Element.of(
                "h1", Element.of("span", run.result().name()).with("class", "word"), " ", TenLines.what(run)));
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

    /** What a run that is not VALID may be used for, as a sentence for the terminal and the report. */
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
