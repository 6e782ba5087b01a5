package org.tradebench.load.ceiling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.statistics.Spread;

/** The figures as a table that a terminal and a Markdown document both show. */
public final class CeilingTable {
    private static final String ROW = "| %-17s | %21s | %21s | %17s | %15s |";

    private CeilingTable() {}

    /** Lines of the table. */
    public static List<String> lines(List<ArmFigures> figures) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                ROW,
                "arm",
                "requests/app-CPU-s",
                "… with database's CPU",
                "of the ceiling",
                "app CPU/request"));
        lines.add(
                "|-------------------|----------------------:|----------------------:|------------------:|----------------:|");
        for (ArmFigures arm : figures) {
            lines.add(String.format(
                    Locale.ROOT,
                    ROW,
                    arm.arm(),
                    spread("%.0f (%.0f–%.0f)", arm.perApplicationSecond()),
                    spread("%.0f (%.0f–%.0f)", arm.perSystemSecond()),
                    spread("%.2f (%.2f–%.2f)", arm.ofCeiling()),
                    String.format(Locale.ROOT, "%.0f µs", arm.microseconds().median())));
        }
        return lines;
    }

    private static String spread(String format, Spread spread) {
        return String.format(Locale.ROOT, format, spread.median(), spread.least(), spread.most());
    }
}
