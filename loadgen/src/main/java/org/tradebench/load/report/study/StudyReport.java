package org.tradebench.load.report.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.report.TrialSection;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.FigureFiles;
import org.tradebench.load.report.chart.FigureSource;
import org.tradebench.load.report.chart.ForestPlot;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.StudyResult;

/** Draws a study's HTML report from its folder alone; of a study that is still running, what there is so far. */
public final class StudyReport {
    /** Name of the file with the tables as Markdown. */
    public static final String TABLES = "study.md";

    /** Column of the first metric per operation in {@link StudyTables#metrics}, after level, trials, those left out, throughput and latency. */
    private static final int FIRST_PER_OPERATION = 7;

    /** Column of the first metric that is not per operation and that not every study has. */
    private static final int FIRST_OTHER = 11;

    private StudyReport() {}

    /** Draws the report into the folder, over an earlier one, and returns its file. */
    public static Path write(Path folder) {
        StudyResult result = StudyResult.of(ExperimentRecord.read(folder));
        StudyMarkdown.write(folder.resolve(TABLES), result);
        return FigureFiles.writeReport(folder, title(result), source(result), main(folder, result));
    }

    private static String normalization(Measure by) {
        return by == Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT
                ? "Normalized by load-generator CPU, because no speed probe ran: throughput divided by the speed of the machine, as the CPU time of the"
                        + " load generator for the same work shows it; it decides no outcome."
                : "Speed-normalized: throughput divided by the speed of the machine, as the speed probe measured it, and by the share of its CPU that"
                        + " background load and steal left; it decides no outcome.";
    }

    private static String title(StudyResult result) {
        return (result.valid() ? "" : "INVALID: ") + result.study().title();
    }

    private static Element main(Path folder, StudyResult result) {
        Element main = Element.of("main", banner(result, title(result)));
        if (result.study().experiment().injectsFaults()) {
            return withTrials(
                    folder,
                    result,
                    main.add(Element.section(
                            "Faults",
                            Element.of("p", result.study().question()),
                            Element.of("p", result.resolution()),
                            Table.of(
                                    "Each fault by trial; a trial is VALID when the cluster survived it",
                                    StudyTables.faults(result)))));
        }
        Element outcomes = Element.section(
                "Outcomes", Element.of("p", result.study().question()), Element.of("div", StudyForest.draw(result)));
        Measure normalized = result.made().normalizedBy();
        if (result.treatments().stream()
                .anyMatch(cell -> !cell.baseline() && cell.ratios().get(normalized) != null)) {
            outcomes.add(ratios(result, normalized), Element.of("p", normalization(normalized)));
        }
        main.add(outcomes.add(
                Table.of(
                        "Ratios to the baseline " + result.study().compared().baseline()
                                + " of the same block, 95 % intervals; outcomes after Holm's adjustment",
                        StudyTables.throughput(result)),
                Element.of("p", result.resolution()),
                Table.of("Ratios of the other measures", StudyTables.others(result))));
        if (!result.made().slices().isEmpty()) {
            main.add(Element.section(
                    "Rounds and replicates", Table.of(StudyTables.SLICES_TITLE, StudyTables.slices(result))));
        }
        if (result.made().open() != null) {
            main.add(Element.section(
                    "Waiting",
                    Element.of(
                            "p",
                            result.made().record().knee() == null
                                    ? ""
                                    : OpenTables.knee(result.made().record().knee())),
                    Table.of(
                            "Response time counts from the intended start, service time from the actual one; medians"
                                    + " of the trials (least–most)",
                            OpenTables.levels(result.made().open())),
                    Table.of("Ratios of the response times", StudyTables.responseTimes(result)),
                    Table.of(
                            "The largest offered rate within each limit of the response time",
                            OpenTables.objectives(result.made().open()))));
        }
        if (!result.made().layers().isEmpty()) {
            main.add(Element.of(
                    "section",
                    Element.of("h2", "Layers"),
                    Table.of(
                            "CPU time per request that each layer adds, in microseconds: means of the blocks, 95 % intervals;"
                                    + " a question mark where the interval contains 0",
                            StudyTables.layers(result))));
        }
        List<Element> paper = PaperSection.draw(result);
        if (!result.findings().isEmpty() || !paper.isEmpty()) {
            Element section = Element.section("What the paper found");
            if (!result.findings().isEmpty()) {
                section.add(
                        Table.of("The paper's findings and their outcomes here", FindingRows.of(result.findings())));
            }
            main.add(section.add(paper));
        }
        main.add(metrics(result));
        ProfileSection.draw(folder, result.treatments()).ifPresent(main::add);
        return withTrials(folder, result, main);
    }

    private static String source(StudyResult result) {
        ExperimentRecord record = result.made().record();
        int blocks = record.trials().stream().mapToInt(TrialRecord::block).max().orElse(0);
        return FigureSource.of(
                record.study() + ", " + blocks + (blocks == 1 ? " block" : " blocks"),
                record.startedAt(),
                record.machine());
    }

    private static Element withTrials(Path folder, StudyResult result, Element main) {
        main.add(TrialSection.draw(folder, result.made().record().trials()), environment(result), repeat(result));
        return main.add(Definitions.load().section());
    }

    private static Element banner(StudyResult result, String title) {
        Element banner = Element.of("section", Element.of("h1", title))
                .with("class", "outcome " + (result.valid() ? "valid" : "invalid"));
        banner.add(Element.of(
                "p",
                Paper.citationOf(result.study().source()) + ". "
                        + result.made().record().trials().size() + " trials, "
                        + String.format(
                                Locale.ROOT, "%.2f", result.made().record().hours()) + " hours; "
                        + (result.made().record().ended() == null
                                ? "it is still running, or was interrupted."
                                : result.made().record().ended() + ".")));
        return result.warnings().isEmpty() ? banner : banner.add(Element.list(result.warnings()));
    }

    /** Returns a chart of the ratios; nothing when there are none. */
    private static List<Element> ratios(StudyResult result, Measure measure) {
        List<ForestPlot.Row> rows = result.treatments().stream()
                .filter(cell -> cell.ratios().containsKey(measure))
                .map(cell -> new ForestPlot.Row(
                        cell.treatment().label(), cell.ratios().get(measure)))
                .toList();
        return rows.isEmpty()
                ? List.of()
                : List.of(ForestPlot.draw(
                        measure.label() + "-ratio",
                        measure.title(),
                        measure.title() + ", relative to "
                                + result.study().compared().baseline() + " in the same block",
                        rows));
    }

    private static Element metrics(StudyResult result) {
        Element section = Element.section("Metrics");
        List<TrialRecord> trials = result.made().record().trials();
        Optional<Factor> axis = result.study().factors().stream()
                .filter(factor -> factor.axis().isPresent() && factor.levels().size() > 1)
                .findFirst();
        axis.ifPresent(factor -> section.add(
                AxisChart.draw(result, factor, Measure.THROUGHPUT),
                AxisChart.draw(result, factor, Measure.MEAN_LATENCY)));
        StudyTables.laws(result).forEach(law -> section.add(Element.of("p", law)));
        List<TreatmentResult> cells = result.treatments();
        section.add(
                CellBars.draw(cells, trials, Measure.THROUGHPUT), CellBars.draw(cells, trials, Measure.MEAN_LATENCY));
        section.add(CpuBars.draw(cells, trials));
        section.add(ratios(result, Measure.APPLICATION_CPU), ratios(result, Measure.DATABASE_CPU));
        List<List<String>> medians = StudyTables.metrics(result);
        int all = medians.get(0).size();
        section.add(
                Table.of("Medians of the trials (least–most)", columns(medians, 1, FIRST_PER_OPERATION)),
                Table.of(
                        "Per operation: medians of the trials (least–most)",
                        columns(medians, FIRST_PER_OPERATION, FIRST_OTHER)));
        return all == FIRST_OTHER
                ? section
                : section.add(Table.of(
                        "Other metrics: medians of the trials (least–most)", columns(medians, FIRST_OTHER, all)));
    }

    /** The names of the rows, and some columns of their metrics. */
    private static List<List<String>> columns(List<List<String>> rows, int from, int to) {
        return Table.columns(
                rows,
                IntStream.concat(IntStream.of(0), IntStream.range(from, to)).toArray());
    }

    private static Element environment(StudyResult result) {
        Table table = new Table("Recorded before the study started; trials' reports have the whole manifest", "", "");
        new TreeMap<>(result.made().record().machine()).forEach(table::row);
        table.row("seed", Long.toString(result.made().record().seed()));
        table.row("plan", result.made().record().plan());
        return Element.section("Environment", table.element()).with("class", "environment");
    }

    private static Element repeat(StudyResult result) {
        return Element.section(
                "How to repeat this study",
                Element.of("pre", Element.of("code", result.made().record().command())),
                Element.of(
                        "details",
                        Element.of("summary", "The study file"),
                        Element.of(
                                "pre", Element.of("code", result.made().record().file()))));
    }
}
