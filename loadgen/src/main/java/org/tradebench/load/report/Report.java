package org.tradebench.load.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.Validity;

/** Draws a result folder's report. */
public final class Report {
    /** Nothing from outside: no script, no font, no image; the page's own style only. */
    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'";

    private Report() {}

    /** Draws the report into the folder, again if it is there, and gives its file. */
    public static Path write(ResultFolder results) {
        Path file = results.folder().resolve(ResultFolder.REPORT);
        try {
            ReportInput input = ReportInput.read(results);
            Element main = main(input);
            Files.writeString(file, document(TenLines.verdict(input.run()), main));
            FigureFiles.write(results.folder(), main);
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
        return file;
    }

    private static Element main(ReportInput input) {
        RunRecord run = input.run();
        Element main = Element.of("main", VerdictSection.draw(run));
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
        input.arrivals().ifPresent(arrivals -> main.add(OpenModelSection.draw(input, arrivals)));
        main.add(TimeSection.draw(input), LatencySection.draw(input), FactSections.mix(input), CpuSection.draw(input));
        if (JvmSection.isKnown(input)) {
            main.add(JvmSection.draw(input));
        }
        main.add(FactSections.database(run));
        if (run.use().cache() != null) {
            main.add(CacheSection.draw(run));
        }
        if (run.proxyCache() != null) {
            main.add(FactSections.proxyCache(run.proxyCache()));
        }
        main.add(
                FactSections.audit(run),
                FactSections.environment(run),
                RepeatSection.draw(run),
                Definitions.load().section());
        return main;
    }

    /** A page of its own that fetches nothing. */
    static String document(String title, Element main) {
        Element head = Element.of(
                "head",
                Element.of("meta").with("charset", "utf-8"),
                Element.of("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
                Element.of("meta").with("http-equiv", "Content-Security-Policy").with("content", POLICY),
                Element.of("meta").with("name", "color-scheme").with("content", "light dark"),
                Element.of("title", title),
                Element.style(style()));
        return "<!DOCTYPE html>\n"
                + Element.of("html", head, Element.of("body", main)).with("lang", "en") + "\n";
    }

    /** The style sheet of all pages. */
    static String style() {
        return resource("report.css");
    }

    private static String resource(String name) {
        try (InputStream in = Report.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
