package org.tradebench.load.report.chart;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Puts a chart into a figure with its caption and legend. */
public final class Figure {
    private static final String ID = "figure-";

    private Figure() {}

    /**
     * Assembles a figure.
     *
     * @param name of its files, unique within the page
     */
    public static Element of(String name, String caption, Element svg, List<Series> legend) {
        return Element.of(
                        "figure",
                        Element.of("figcaption", caption),
                        Element.of("div", svg).with("class", "chart").with("tabindex", "0"),
                        Element.of("div", legend.stream().map(Series::legend).toList())
                                .with("class", "legend"))
                .with("id", ID + name);
    }

    /** Returns the name that a figure was given. */
    public static String name(Element figure) {
        return Objects.requireNonNull(figure.attribute("id"), "a figure has an id")
                .substring(ID.length());
    }

    /** Converts words to a part of a name. */
    public static String slug(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }
}
