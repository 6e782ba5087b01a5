package org.tradebench.load.report.run;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.results.RunRecord;

/** How to run this again, when it ran, and what is worth knowing beside the figures. */
final class RepeatSection {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private RepeatSection() {}

    static Element draw(RunRecord run) {
        Element section = Element.of(
                "section",
                Element.of("h2", "How to repeat this run"),
                Element.of("pre", Element.of("code", run.command())),
                Element.of(
                        "p",
                        "Ran from " + TIME.format(run.startedAt()) + " to " + TIME.format(run.endedAt()) + " ("
                                + Duration.between(run.startedAt(), run.endedAt())
                                        .toSeconds()
                                + " s). The raw data stand beside this file; ",
                        Element.of("code", "./trader results report FOLDER"),
                        " draws it again."));
        if (!run.notes().isEmpty()) {
            section.add(Element.of(
                    "ul",
                    run.notes().stream().map(note -> Element.of("li", note)).toList()));
        }
        return section;
    }
}
