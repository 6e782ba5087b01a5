package org.tradebench.load.report;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A table whose first column names its rows; wide ones scroll on a narrow screen. */
final class Table {
    /** Columns of figures, whose names stand over their digits. */
    private static final Set<String> FIGURES = Set.of(
            "count",
            "mean",
            "p50",
            "p90",
            "p95",
            "p99",
            "p99.9",
            "max",
            "all",
            "user",
            "system",
            "JIT",
            "GC",
            "peak resident memory",
            "received",
            "sent",
            "lookups",
            "memory hits",
            "disk hits",
            "remote hits",
            "misses",
            "hit ratio");

    private final Element body = Element.of("tbody");
    private final Element head = Element.of("tr");
    private final String caption;
    private final boolean headless;

    Table(String caption, String... columns) {
        this.caption = caption;
        // Names and values need no heading, and an empty one would be read out.
        this.headless = Arrays.stream(columns).allMatch(String::isEmpty);
        for (String column : columns) {
            head.add(Element.of("th", column).with("scope", "col").with("class", FIGURES.contains(column) ? "n" : "t"));
        }
    }

    /** Adds a row of elements or texts. */
    Table row(Object... cells) {
        Element row = Element.of("tr");
        for (int i = 0; i < cells.length; i++) {
            row.add(i == 0 ? Element.of("th", cells[i]).with("scope", "row") : cell(cells[i]));
        }
        body.add(row);
        return this;
    }

    /** Figures stand to the right, so that their digits stand under each other. */
    private static Element cell(Object content) {
        Element cell = Element.of("td", content);
        return content instanceof String text && text.matches("[–+-]?[0-9 .,]*( (ms|MB|MB/s|%|s))?")
                ? cell.with("class", "n")
                : cell;
    }

    Element element() {
        return Element.of(
                        "div",
                        Element.of(
                                "table",
                                Element.of("caption", caption),
                                headless ? List.of() : Element.of("thead", head),
                                body))
                .with("class", "wide")
                .with("tabindex", "0");
    }
}
