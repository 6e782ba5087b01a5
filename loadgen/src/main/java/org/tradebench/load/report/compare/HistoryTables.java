package org.tradebench.load.report.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.results.compare.HistoryLine;
import org.tradebench.load.results.compare.HistorySeries;
import org.tradebench.load.statistics.Segments;
import org.tradebench.load.statistics.Spread;

/** A history as rows of texts, for a terminal and the report; the first row is the heading. */
public final class HistoryTables {
    private HistoryTables() {}

    /** A row for each series and each change of it. */
    public static List<List<String>> changes(List<HistorySeries> all) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("series", "machine", "measure", "trials", "median", "changed", "from", "to", "ratio", "p"));
        for (HistorySeries series : all) {
            List<String> head = List.of(
                    series.what(),
                    series.machine(),
                    title(series.measure()),
                    Integer.toString(series.replicates().size()),
                    figure(median(series), series.measure()));
            if (series.segments().changes().isEmpty()) {
                rows.add(row(head, none(series), "", "", "", ""));
            }
            for (Segments.Change change : series.segments().changes()) {
                rows.add(row(
                        head,
                        when(series, change),
                        figure(change.from(), series.measure()),
                        figure(change.to(), series.measure()),
                        String.format(Locale.ROOT, "%.3f", change.ratio()),
                        String.format(Locale.ROOT, "%.1g", change.probability())));
            }
        }
        return rows;
    }

    private static List<String> row(List<String> head, String... rest) {
        List<String> row = new ArrayList<>(head);
        row.addAll(List.of(rest));
        return row;
    }

    private static String none(HistorySeries series) {
        return series.replicates().size() < Segments.LEAST ? "needs at least " + Segments.LEAST + " trials" : "no";
    }

    /** Between which trials, and which commits they were of. */
    static String when(HistorySeries series, Segments.Change change) {
        HistoryLine before = series.replicates().get(change.before() - 1);
        HistoryLine after = series.replicates().get(change.before());
        String commits = before.commit() == null && after.commit() == null
                ? "commits unknown"
                : commit(before) + " → " + commit(after);
        return "after trial " + change.before() + " (" + commits + ", "
                + after.at().toString().substring(0, 10) + ")";
    }

    private static String commit(HistoryLine replicate) {
        return replicate.commit() == null
                ? "commit unknown"
                : replicate.commit().substring(0, Math.min(7, replicate.commit().length()))
                        + (Boolean.TRUE.equals(replicate.changed()) ? " with changes" : "");
    }

    private static double median(HistorySeries series) {
        double[] values = new double[series.replicates().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = series.value(i);
        }
        return Spread.of(values).median();
    }

    static String title(Measure measure) {
        return measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit());
    }

    static String figure(double value, Measure measure) {
        return String.format(Locale.ROOT, "%." + measure.decimals() + "f", value);
    }
}
