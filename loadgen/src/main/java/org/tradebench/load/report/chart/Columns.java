package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * Describes a table once, column by column, and fills it with records: as a table of a page, or as rows of texts for Markdown and a terminal.
 *
 * @param <R> what a row shows
 */
public final class Columns<R> {
    private final List<String> headings = new ArrayList<>();
    private final List<Function<R, Object>> cells = new ArrayList<>();

    /** Adds a column with its heading and the content of its cells: a text, or an element of a page. */
    public Columns<R> add(String heading, Function<R, Object> cell) {
        headings.add(heading);
        cells.add(cell);
        return this;
    }

    /** Makes a table of a page. */
    public Element table(String caption, Collection<? extends R> rows) {
        Table table = new Table(caption, headings.toArray(String[]::new));
        rows.forEach(row -> table.row(row(row).toArray()));
        return table.element();
    }

    /** Returns the rows as texts; the first one is the heading. */
    public List<List<String>> texts(Collection<? extends R> rows) {
        List<List<String>> texts = new ArrayList<>(List.of(headings));
        rows.forEach(row -> texts.add(row(row).stream().map(String::valueOf).toList()));
        return texts;
    }

    private List<Object> row(R record) {
        return cells.stream().map(cell -> cell.apply(record)).toList();
    }
}
