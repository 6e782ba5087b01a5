package org.tradebench.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Page;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.results.HistoryLine;
import org.tradebench.load.results.HistorySeries;
import org.tradebench.load.statistics.Segments;
import org.tradebench.load.statistics.Spread;

/** Writes the report of a history: a chart of each series, and the changes as rows of texts. */
public final class HistoryReport {
    private HistoryReport() {}

    /**
     * Draws the report into a file, over an earlier one.
     *
     * @param history the file that it was read from, for the heading
     */
    public static void write(Path html, Path history, List<HistorySeries> all) {
        long changes = all.stream()
                .mapToLong(series -> series.segments().changes().size())
                .sum();
        String title = "History: " + history.getFileName() + ", "
                + (changes == 0 ? "no change" : changes == 1 ? "1 change" : changes + " changes");
        Element main = Element.of(
                "main",
                Element.of("section", Element.of("h1", title)).with("class", "outcome valid"),
                Element.of(
                        "section",
                        Element.of("h2", "Changes"),
                        Table.of("Each series and its changes", changes(all)),
                        Element.of(
                                "p",
                                "A change is reported where Pettitt's test finds one, in the whole series, in its"
                                        + " parts or in stretches of them; of a hundred series without change at most "
                                        + Numbers.of(100 * Segments.RISK, 0)
                                        + " is reported with one. p belongs to the change. Trials form one series when"
                                        + " machine, settings, rows and load are the same.")));
        Element figures = Element.of("section", Element.of("h2", "Series"));
        int number = 0;
        for (HistorySeries series : all) {
            number++;
            if (series.replicates().size() > 1) {
                figures.add(draw(series, number));
            }
        }
        try {
            if (html.toAbsolutePath().getParent() != null) {
                Files.createDirectories(html.toAbsolutePath().getParent());
            }
            Files.writeString(html, Page.document(title, main.add(figures)));
        } catch (IOException e) {
            throw Failure.of("cannot write " + html + ": " + e.getMessage(), e);
        }
    }

    /** Returns a row for each series and each change of it. */
    public static List<List<String>> changes(List<HistorySeries> all) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("series", "machine", "measure", "trials", "median", "changed", "from", "to", "ratio", "p"));
        for (HistorySeries series : all) {
            List<String> head = List.of(
                    series.what(),
                    series.machine(),
                    title(series.measure()),
                    Integer.toString(series.replicates().size()),
                    number(median(series), series.measure()));
            if (series.segments().changes().isEmpty()) {
                rows.add(row(head, none(series), "", "", "", ""));
            }
            for (Segments.Change change : series.segments().changes()) {
                rows.add(row(
                        head,
                        when(series, change),
                        number(change.from(), series.measure()),
                        number(change.to(), series.measure()),
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
        return series.replicates().size() < Segments.MIN ? "needs at least " + Segments.MIN + " trials" : "no";
    }

    /** Returns the trials between which the change happened, with their commits. */
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

    static String number(double value, Measure measure) {
        return String.format(Locale.ROOT, "%." + measure.decimals() + "f", value);
    }

    /**
     * Draws a series.
     *
     * @param number of the series, for the name of its file
     */
    static Element draw(HistorySeries series, int number) {
        int replicates = series.replicates().size();
        double least = Double.MAX_VALUE;
        double greatest = 0;
        for (int i = 0; i < replicates; i++) {
            least = Math.min(least, series.value(i));
            greatest = Math.max(greatest, series.value(i));
        }
        Scale across = new Scale(0, replicates + 1.0, Plot.LEFT, Plot.RIGHT, false);
        Scale up = Scale.between(least, greatest, Plot.BOTTOM, Plot.TOP);
        Plot plot = new Plot(across, up).axes("trials in chronological order", true);
        StringBuilder text = new StringBuilder(replicates + " trials. ");
        levels(plot, series);
        for (int i = 0; i < replicates; i++) {
            plot.add(Plot.dot(
                    "c-measured",
                    plot.x(i + 1),
                    plot.y(series.value(i)),
                    "trial " + (i + 1) + ": " + number(series.value(i), series.measure())));
        }
        for (Segments.Change change : series.segments().changes()) {
            double x = plot.x(change.before() + 0.5);
            plot.add(Plot.line("limit", x, Plot.TOP, x, Plot.BOTTOM));
            text.append("Changed ")
                    .append(when(series, change))
                    .append(" from ")
                    .append(number(change.from(), series.measure()))
                    .append(" to ")
                    .append(number(change.to(), series.measure()))
                    .append(". ");
        }
        return Figure.of(
                "series-" + number + "-" + series.measure().label(),
                series.what() + ": " + title(series.measure()) + " (the axis may not begin at zero)",
                plot.svg(series.what(), text.toString()),
                List.of(
                        new Series("trial", "c-measured", List.of()),
                        new Series("median of the part", "c-error", List.of())));
    }

    private static void levels(Plot plot, HistorySeries series) {
        int from = 0;
        for (int part = 0; part <= series.segments().changes().size(); part++) {
            int to = part == series.segments().changes().size()
                    ? series.replicates().size()
                    : series.segments().changes().get(part).before();
            double median = Spread.of(
                            IntStream.range(from, to).mapToDouble(series::value).toArray())
                    .median();
            plot.path("line c-error", "M" + plot.place(from + 0.5, median) + "L" + plot.place(to + 0.5, median));
            from = to;
        }
    }
}
