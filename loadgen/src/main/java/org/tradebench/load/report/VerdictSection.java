package org.tradebench.load.report;

import java.util.List;
import java.util.Locale;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.gates.GateResult;
import org.tradebench.load.results.RunRecord;

/** What comes first: whether the run's figures may be used, and if not, why. */
final class VerdictSection {
    private VerdictSection() {}

    static Element draw(RunRecord run) {
        Element banner = Element.of("section")
                .with("class", "verdict " + word(run.verdict()).toLowerCase(Locale.ROOT));
        banner.add(Element.of(
                "h1", Element.of("span", word(run.verdict())).with("class", "word"), " ", TenLines.what(run)));
        if (run.verdict() == Finding.INVALID) {
            banner.with("role", "alert");
            banner.add(
                    Element.of("p", "The figures of this run must not be used. No conclusion is drawn from it."),
                    reasons(run, Finding.INVALID));
        } else if (run.verdict() == Finding.WARNING) {
            banner.add(Element.of("p", "Read this before you use a figure:"), reasons(run, Finding.WARNING));
        } else {
            banner.add(Element.of("p", "All gates passed."));
        }
        return banner;
    }

    /** A run with warnings is VALID; the warnings stand under the word. */
    static String word(Finding verdict) {
        return verdict == Finding.INVALID ? "INVALID" : "VALID";
    }

    private static Element reasons(RunRecord run, Finding finding) {
        List<Element> reasons = run.gates().stream()
                .filter(gate -> gate.finding() == finding)
                .map(VerdictSection::reason)
                .toList();
        return Element.of("ul", reasons);
    }

    private static Element reason(GateResult gate) {
        return Element.of(
                "li",
                Element.of("strong", gate.gate()),
                ": " + gate.sentence() + " (" + gate.figure() + "; limit: " + gate.limit() + ")");
    }
}
