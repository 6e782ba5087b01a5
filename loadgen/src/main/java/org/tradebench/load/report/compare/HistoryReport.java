package org.tradebench.load.report.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Page;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.results.compare.HistorySeries;
import org.tradebench.load.statistics.Segments;

/** Writes the report of a history. */
public final class HistoryReport {
    private HistoryReport() {}

    /**
     * Draws it into a file, again if it is there.
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
                        Table.of("Each series and its changes", HistoryTables.changes(all)),
                        Element.of(
                                "p",
                                "A change is reported where Pettitt's test finds one, in the whole series, in its"
                                        + " parts or in stretches of them; of a hundred series that never change at most "
                                        + Numbers.of(100 * Segments.RISK, 0)
                                        + " shows one. p is that of the change found. Trials are one series when"
                                        + " machine, settings, rows and load are the same.")));
        Element figures = Element.of("section", Element.of("h2", "Series"));
        int number = 0;
        for (HistorySeries series : all) {
            number++;
            if (series.replicates().size() > 1) {
                figures.add(HistoryChart.draw(series, number));
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
}
