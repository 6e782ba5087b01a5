package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The inspection itself: on a page with one fault of each kind it finds each of them. Without that, finding nothing would mean nothing. */
class InspectionIT {

    private static final String FAULTY = """
            <!DOCTYPE html>
            <html>
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Faulty</title></head>
            <body>
            <p style="background: #fff; color: #ddd">Words that hardly anybody can read</p>
            <div style="width: 2000px; height: 1px"></div>
            <img alt="" src="http://elsewhere.example/picture.png">
            <script>console.error("a complaint")</script>
            </body>
            </html>
            """;

    @TempDir
    Path folder;

    @Test
    void everyKindOfFaultIsFound() throws IOException {
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
                    .contains("faulty: request to another host: http://elsewhere.example/picture.png");
        }
    }
}
