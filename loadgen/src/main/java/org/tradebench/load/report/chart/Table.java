package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Builds an HTML table whose first column names its rows; a wide one scrolls on a narrow screen. */
public final class Table {
    private static final Pattern FIGURE = Pattern.compile("[–+±-]?[0-9 .,]*([ \u00a0](ms|MB|MB/s|%|s))?");

    private static final Pattern PERCENT = Pattern.compile("([0-9]) %");

    /** Matches a metric with an interval, or with the least and the most. */
    private static final Pattern RANGE = Pattern.compile("([0-9.,]+) (\\([0-9.,]+–[0-9.,]+\\))");

    private final Element body = Element.of("tbody");
    private final String caption;
    private final String[] columns;
    private final int[] numberCells;
    private final int[] textCells;
    private final boolean headless;

    public Table(String caption, String... columns) {
        this.caption = caption;
        this.columns = columns.clone();
        // Names and values need no heading, and an empty one would be read out.
        this.headless = Arrays.stream(columns).allMatch(String::isEmpty);
        numberCells = new int[columns.length];
        textCells = new int[columns.length];
    }

    /**
     * Returns a table of texts.
     *
     * @param rows the first one is the heading
     */
    public static Element of(String caption, List<List<String>> rows) {
        Table table = new Table(caption, rows.get(0).toArray(String[]::new));
        rows.subList(1, rows.size()).forEach(row -> table.row(row.toArray()));
        return table.element();
    }

    /** Returns some columns of a table of texts, by number, for a table that is too wide for a page. */
    public static List<List<String>> columns(List<List<String>> rows, int... chosen) {
        List<List<String>> narrower = new ArrayList<>();
        for (List<String> row : rows) {
            narrower.add(Arrays.stream(chosen).mapToObj(row::get).toList());
        }
        return narrower;
    }

    /** Adds a row of elements or texts; cells that are missing at its end are dashes. */
    public Table row(Object... cells) {
        Element row = Element.of("tr");
        for (int i = 0; i < columns.length; i++) {
            Object cell = i < cells.length ? cells[i] : "–";
            Object content = cell instanceof String text ? unbroken(text) : cell;
            row.add(i == 0 ? Element.of("th", content).with("scope", "row") : cell(i, content));
        }
        body.add(row);
        return this;
    }

    /** Keeps a number and its percent sign on one line. */
    private static String unbroken(String text) {
        return PERCENT.matcher(text).replaceAll("$1\u00a0%");
    }

    /** Returns a cell. Metrics are right-aligned, so that their digits are below each other; in a table of names and values, values are left-aligned. */
    private Element cell(int column, Object content) {
        String text = content instanceof String string ? string : "?";
        Matcher range = RANGE.matcher(text);
        boolean isNumber = FIGURE.matcher(text).matches();
        if (headless || (!isNumber && !range.matches())) {
            textCells[column]++;
            return Element.of("td", content);
        }
        numberCells[column] += text.isEmpty() ? 0 : 1;
        return isNumber
                ? Element.of("td", content).with("class", "n")
                : Element.of(
                                "td",
                                range.group(1) + " ",
                                Element.of("span", range.group(2)).with("class", "interval"))
                        .with("class", "n");
    }

    public Element element() {
        return Element.of(
                        "div",
                        Element.of(
                                "table",
                                Element.of("caption", caption),
                                headless ? List.of() : Element.of("thead", head()),
                                body))
                .with("class", headless ? "wide facts" : "wide")
                .with("tabindex", "0");
    }

    /** Lets a name such as statements/operation wrap, where the paper is narrow. */
    private static Object[] breakable(String name) {
        List<Object> parts = new ArrayList<>();
        for (String part : name.split("(?<=/)", -1)) {
            if (!parts.isEmpty()) {
                parts.add(Element.of("wbr"));
            }
            parts.add(part);
        }
        return parts.toArray();
    }

    /** Returns the heading; the name of a column of metrics is right-aligned above them. */
    private Element head() {
        Element head = Element.of("tr");
        for (int i = 0; i < columns.length; i++) {
            head.add(Element.of("th", breakable(columns[i]))
                    .with("scope", "col")
                    .with("class", numberCells[i] > textCells[i] ? "n" : "t"));
        }
        return head;
    }
}
