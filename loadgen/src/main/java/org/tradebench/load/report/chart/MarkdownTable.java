package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Writes rows of texts as a Markdown table, which a terminal shows well, too. */
public final class MarkdownTable {
    private static final Pattern LINE_BREAKS = Pattern.compile("\\R+");

    private MarkdownTable() {}

    /** Returns a text as it stands in a cell: one line, in which a vertical bar does not end the cell. */
    public static String cell(String text) {
        return LINE_BREAKS.matcher(text).replaceAll(" ").replace("|", "\\|");
    }

    /** Returns the lines of the table: the first column flush left, the others flush right; the first row is the heading. */
    public static List<String> lines(List<List<String>> texts) {
        List<List<String>> rows = texts.stream()
                .map(row -> row.stream().map(MarkdownTable::cell).toList())
                .toList();
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int column = 0; column < columns; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder("|");
            for (int column = 0; column < columns; column++) {
                String sign = column == 0 ? "-" : "";
                line.append(String.format(" %" + sign + widths[column] + "s |", row.get(column)));
            }
            lines.add(line.toString());
            if (lines.size() == 1) {
                StringBuilder rule = new StringBuilder("|");
                for (int column = 0; column < columns; column++) {
                    rule.append("-".repeat(widths[column] + 1)).append(column == 0 ? "-|" : ":|");
                }
                lines.add(rule.toString());
            }
        }
        return lines;
    }
}
