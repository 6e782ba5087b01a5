package org.tradebench.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlameGraphDifference;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.FigureFiles;
import org.tradebench.load.report.chart.ForestPlot;
import org.tradebench.load.report.chart.Page;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.results.Pair;
import org.tradebench.load.results.Pair.PairCell;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.TimeUse;
import org.tradebench.load.statistics.Estimate;

/** Draws two results beside each other, and returns their tables as rows of texts. */
public final class PairReport {
    private static final int LONGEST_STATEMENT = 240;

    /** Measures whose ratios are drawn, where both results have them; the table has all. */
    private static final List<Measure> DRAWN =
            List.of(Measure.THROUGHPUT, Measure.MEAN_LATENCY, Measure.MEAN_RESPONSE_TIME, Measure.APPLICATION_CPU);

    private PairReport() {}

    /**
     * Draws the report and its figures into the folder and returns the report's file.
     *
     * @param first time use of the first result
     * @param second likewise
     */
    public static Path write(ResultFolder results, Pair pair, TimeUse first, TimeUse second) {
        Path file = results.folder().resolve(ResultFolder.REPORT);
        try {
            Element main = main(results.folder(), pair, first, second);
            Files.writeString(file, Page.document(title(pair), main));
            FigureFiles.write(results.folder(), title(pair), main);
        } catch (IOException e) {
            throw Failure.of("cannot write to " + results.folder() + ": " + e.getMessage(), e);
        }
        return file;
    }

    private static String title(Pair pair) {
        return (pair.usable() ? "" : "INVALID: ") + pair.second().folder() + " beside "
                + pair.first().folder();
    }

    private static Element main(Path folder, Pair pair, TimeUse first, TimeUse second) {
        Element banner = Element.of("section", Element.of("h1", title(pair)))
                .with("class", "outcome " + (pair.usable() ? "valid" : "invalid"));
        banner.add(Element.of(
                "ul",
                pair.warnings().stream()
                        .map(warning -> Element.of("li", warning))
                        .toList()));
        Element main = Element.of("main", banner);
        if (pair.usable()) {
            Element section = Element.of("section", Element.of("h2", "Ratios"));
            for (Measure measure : DRAWN) {
                List<ForestPlot.Row> rows = pair.cells().stream()
                        .filter(cell -> cell.measures().containsKey(measure))
                        .map(cell -> new ForestPlot.Row(
                                cell.cell(), cell.measures().get(measure).ratio()))
                        .toList();
                if (!rows.isEmpty()) {
                    section.add(ForestPlot.draw(
                            measure.label() + "-ratio", measure.title(), measure.title() + ", second ÷ first", rows));
                }
            }
            main.add(section.add(Table.of(
                    "Geometric means of the trials; the second by the first with 95 % intervals (Welch, over"
                            + " logarithms); outcomes after Holm's adjustment over the levels",
                    ratios(pair))));
        }
        whereTimeGoes(folder, first, second).ifPresent(main::add);
        return main.add(environment(pair), sources(pair), Definitions.load().section());
    }

    private static Optional<Element> whereTimeGoes(Path folder, TimeUse first, TimeUse second) {
        List<List<String>> components = WhereTimeGoes.components(first, second);
        List<List<String>> statements = WhereTimeGoes.statements(first, second, LONGEST_STATEMENT);
        List<List<String>> sessions = SessionSection.compared(first, second);
        Element section = Element.section("Where the time goes");
        if (!components.isEmpty()) {
            section.add(Table.of("CPU time of the application by component, of profiled runs", components));
        }
        if (Files.isRegularFile(folder.resolve(FlameGraphDifference.FILE))) {
            section.add(
                    Element.of(
                            "p",
                            Element.of("a", "Flame graph of the difference").with("href", FlameGraphDifference.FILE),
                            Element.of(
                                    "span",
                                    ": the second run's methods, red where an operation takes more CPU time in them than in the first, blue where less, yellow where the first does not call them.")));
        }
        if (!statements.isEmpty()) {
            section.add(Table.of("SQL statements whose server time per operation differs most", statements)
                    .with("class", WhereTimeGoes.STATEMENTS));
        }
        if (!sessions.isEmpty()) {
            section.add(Table.of("Sessions of the database that were not idle, by state or wait event", sessions));
        }
        return components.isEmpty() && statements.isEmpty() && sessions.isEmpty()
                ? Optional.empty()
                : Optional.of(section);
    }

    private static Element environment(Pair pair) {
        Element section = Element.of("section", Element.of("h2", "Differences in environment and settings"));
        return pair.differences().isEmpty()
                ? section.add(Element.of("p", "None: " + pair.alike() + " facts are the same."))
                : section.add(Table.of(pair.alike() + " other facts are the same", differences(pair))
                        .with("class", "wide facts"));
    }

    private static Element sources(Pair pair) {
        return Element.of(
                "section",
                Element.of("h2", "The two results"),
                Element.of(
                        "p",
                        "First: " + pair.first().folder() + ", started "
                                + pair.first().startedAt()),
                Element.of("pre", Element.of("code", pair.first().command())),
                Element.of(
                        "p",
                        "Second: " + pair.second().folder() + ", started "
                                + pair.second().startedAt()),
                Element.of("pre", Element.of("code", pair.second().command())));
    }

    /** Returns what both measured, and the ratio of the second to the first. */
    public static List<List<String>> ratios(Pair pair) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("level", "measure", "trials", "first", "second", "second ÷ first", "outcome"));
        for (PairCell cell : pair.cells()) {
            cell.measures()
                    .forEach((measure, both) -> rows.add(List.of(
                            cell.cell(),
                            measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit()),
                            both.first().size() + " and " + both.second().size(),
                            mean(both.first(), measure),
                            mean(both.second(), measure),
                            both.ratio().text(),
                            both.outcome())));
        }
        return rows;
    }

    private static String mean(List<Double> figures, Measure measure) {
        return String.format(
                Locale.ROOT,
                "%." + measure.decimals() + "f",
                Estimate.ofRates(figures).value());
    }

    /** Returns the facts that differ. */
    public static List<List<String>> differences(Pair pair) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("what differs", "first", "second"));
        pair.differences()
                .forEach((name, values) -> rows.add(List.of(name, known(values.first()), known(values.second()))));
        return rows;
    }

    private static String known(@Nullable String value) {
        return value == null ? "unknown" : value;
    }
}
