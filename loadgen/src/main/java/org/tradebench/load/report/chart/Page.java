package org.tradebench.load.report.chart;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Puts a report's content into an HTML page that fetches nothing: no script, no font, no image, no style but its own. */
public final class Page {
    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'";

    private Page() {}

    /** Returns a complete page that fetches nothing. */
    public static String document(String title, Element main) {
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

    /** Returns the style sheet of all pages. */
    public static String style() {
        return Palette.declarations() + resource("chart.css") + resource("report.css");
    }

    /** Returns the style sheet of a chart in a file of its own, in the light colours. */
    public static String chartStyle() {
        return Palette.inLight(resource("chart.css"));
    }

    private static String resource(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
