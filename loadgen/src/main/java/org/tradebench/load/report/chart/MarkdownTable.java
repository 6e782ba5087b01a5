package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;

/** Writes rows of texts as a Markdown table, which a terminal shows well, too. */
public final class MarkdownTable {
    private MarkdownTable() {}

    /** Returns the lines of the table: the first column flush left, the others flush right; the first row is the heading. */
    public static List<String> lines(List<List<String>> rows) {
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
