package org.tradebench.load.report;

import java.util.List;

/** A chart with its caption and legend. */
final class Figure {
    private Figure() {}

    static Element of(String caption, Element svg, List<Series> legend) {
        return Element.of(
                "figure",
                Element.of("figcaption", caption),
                Element.of("div", svg).with("class", "chart").with("tabindex", "0"),
                Element.of("div", legend.stream().map(Series::legend).toList()).with("class", "legend"));
    }
}
