package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.Requires;

/** Checks that the inspection finds every fault of a page with one fault of each kind; otherwise an inspection without findings would prove nothing. */
@Requires(CHROMIUM)
@Tag("full")
class InspectionIT {

    private static final String FAULTY = """
            <!DOCTYPE html>
            <html>
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Faulty</title></head>
            <body>
            <p style="background: #fff; color: #ddd">Words that hardly anybody can read</p>
            <div style="width: 2000px; height: 1px"></div>
            <style>@media (width < 600px) { table, tbody, tr, td { display: block } }</style>
            <table><caption>Rows</caption><tbody><tr><th scope="row">a</th><td>1</td></tr></tbody></table>
            <table role="presentation"><tbody><tr><td>told as words</td></tr></tbody></table>
            <div><button></button></div>
            <img alt="" src="http://elsewhere.example/picture.png">
            <script>console.error("a complaint")</script>
            </body>
            </html>
            """;

    @TempDir
    Path folder;

    private static final String FAULTY_REPORT = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Faulty</title>
            <style>@media print { #broad { width: 2000px } }</style></head>
            <body><main>
            <h1>One</h1><h3>Three</h3>
            <div id="broad">As wide as the screen, but not as the paper</div>
            <table><thead><tr><th scope="col">name</th></tr></thead><tbody><tr><td>a</td><td>1</td></tr></tbody></table>
            <p>Chart <svg viewBox="0 0 100 40" width="100" height="40"><text x="95" y="15">cut</text><text x="5" y="30">first</text><text x="8" y="30">second</text></svg></p>
            </main></body>
            </html>
            """;

    @Test
    void findsEveryKindOfFaultInReport() throws IOException {
        URI page =
                Files.writeString(folder.resolve("report.html"), FAULTY_REPORT).toUri();
        try (Chromium chromium = Chromium.start()) {
            Inspection inspection = Inspection.ofReports(chromium, page, "faulty");

            chromium.open(page);
            inspection.of("faulty");

            assertThat(inspection.findings())
                    .containsExactlyInAnyOrder(
                            "faulty-paper: must be scrolled sideways: 2008 pixels",
                            "faulty: headings: from h1 to h3: Three",
                            "faulty: table without a caption: namea1",
                            "faulty: table: a column without a header: : a1",
                            "faulty: table: a row without a header: : a1",
                            "faulty: picture without words: Chart cutfirstsecond",
                            "faulty: a chart: cut off: cut",
                            "faulty: a chart: over each other: first and second");
        }
    }

    @Test
    void findsEveryKindOfFaultInPage() throws IOException {
        URI page = Files.writeString(folder.resolve("faulty.html"), FAULTY).toUri();
        try (Chromium chromium = Chromium.start()) {
            Inspection inspection = new Inspection(chromium, page, "faulty");

            chromium.open(page);
            inspection.of("faulty");

            assertThat(inspection.findings())
                    .anySatisfy(finding -> assertThat(finding).contains("faulty: console:", "a complaint"))
                    .anySatisfy(finding -> assertThat(finding).startsWith("faulty-light: html-has-lang: html: "))
                    .anySatisfy(finding -> assertThat(finding).startsWith("faulty-dark: color-contrast: p: "))
                    .anySatisfy(finding -> assertThat(finding).startsWith("faulty-phone: must be scrolled sideways: "))
                    .contains(
                            "faulty-light: accessibility tree: 0 main contents",
                            "faulty-dark: accessibility tree: without a name: button",
                            "faulty-phone: accessibility tree: 1 of 2 tables",
                            "faulty-phone: accessibility tree: 1 of 2 rows of tables")
                    .contains("faulty: request to another host: http://elsewhere.example/picture.png");
        }
    }
}
