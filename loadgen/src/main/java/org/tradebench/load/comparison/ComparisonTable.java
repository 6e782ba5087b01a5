package org.tradebench.load.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.caching.Eviction;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Spread;

/** A comparison as rows of texts, for a terminal, a Markdown document and the report. */
public final class ComparisonTable {
    private static final String NOTHING = "–";

    /** "Tuning WebSphere Application Server Cluster with Caching" (2009), study of the caching modes: throughput, four nodes, 20,000 entries. */
    private static final Map<CachingMode, String> PAPER = Map.of(
            CachingMode.NONE,
            "1",
            CachingMode.COMMAND,
            "almost 2",
            CachingMode.COMMAND_SERVLET,
            "command − 6 %",
            CachingMode.DISTRIBUTED_MAP,
            "more than 2 (command + 6 %)");

    private ComparisonTable() {}

    /** Ratios to the reference of the same block, with 95 % intervals; the first row is the heading. */
    public static List<List<String>> ratios(ComparisonRecord record) {
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("arm", "blocks"));
        for (Measure measure : Figures.MEASURES) {
            heading.add(measure.title());
        }
        heading.add("hit ratio");
        heading.add(record.factor().expectation());
        rows.add(heading);
        for (ArmResult result : record.results()) {
            PairedRatio throughput = result.ratios().get(Measure.THROUGHPUT);
            List<String> row = new ArrayList<>(
                    List.of(result.arm().label(), throughput == null ? "0" : Integer.toString(throughput.blocks())));
            for (Measure measure : Figures.MEASURES) {
                row.add(ratio(result, measure, record.reference()));
            }
            row.add(spread(result.hitRatio(), 3));
            row.add(expectation(result.arm(), record));
            rows.add(row);
        }
        return rows;
    }

    /** Medians with the least and the most of the trials that count; the first row is the heading. */
    public static List<List<String>> figures(ComparisonRecord record) {
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("arm", "trials"));
        for (Measure measure : Figures.MEASURES) {
            heading.add(measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit()));
        }
        rows.add(heading);
        for (ArmResult result : record.results()) {
            List<String> row = new ArrayList<>(List.of(result.arm().label(), Integer.toString(result.trials())));
            for (Measure measure : Figures.MEASURES) {
                row.add(spread(result.figures().get(measure), measure.decimals()));
            }
            rows.add(row);
        }
        return rows;
    }

    /** As Markdown, which a terminal shows well, too. */
    public static List<String> markdown(List<List<String>> rows) {
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

    private static String ratio(ArmResult result, Measure measure, String reference) {
        PairedRatio ratio = result.ratios().get(measure);
        if (ratio == null) {
            return NOTHING;
        }
        if (result.arm().label().equals(reference)) {
            return "1";
        }
        return ratio.text();
    }

    private static String spread(Spread spread, int decimals) {
        return spread == null ? NOTHING : spread.text(decimals);
    }

    private static String expectation(Arm arm, ComparisonRecord record) {
        return switch (record.factor()) {
            case CACHING -> paper(arm, record);
            case APPLICATIONS -> linear(arm, record);
        };
    }

    /** As many times the reference's throughput as servers. */
    private static String linear(Arm arm, ComparisonRecord record) {
        int one = record.results().get(0).arm().applications();
        return String.format(Locale.ROOT, "%.3g", (double) arm.applications() / one)
                .replaceAll("\\.?0+$", "");
    }

    /** The paper's arms only, divided by its reference. */
    private static String paper(Arm arm, ComparisonRecord record) {
        Caching caching = arm.caching();
        boolean papersCache = caching.entries() == Caching.STANDARD_ENTRIES
                && caching.eviction() != Eviction.RANDOM
                && !caching.disk();
        boolean same = record.reference().equals(CachingMode.NONE.word())
                && !arm.isAgain()
                && (!caching.remembers() || papersCache);
        return same ? PAPER.get(caching.mode()) : NOTHING;
    }
}
