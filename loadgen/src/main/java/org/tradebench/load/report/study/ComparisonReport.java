package org.tradebench.load.report.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.comparison.ArmTrial;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.ComparisonTable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.report.chart.FigureFiles;
import org.tradebench.load.report.chart.ForestPlot;
import org.tradebench.load.report.page.Columns;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.results.ResultFolder;

/** Draws the HTML report of a comparison of caching modes or of numbers of application servers. */
public final class ComparisonReport {
    private ComparisonReport() {}

    /** Draws the report into the folder and gives its file. */
    public static Path write(ResultFolder results, ComparisonRecord record) {
        StudyReport.writeTables(results.folder().resolve(ResultFolder.COMPARISON_TABLES), tables(record));
        return FigureFiles.writeReport(results.folder(), title(record), main(results.folder(), record));
    }

    private static List<String> tables(ComparisonRecord record) {
        List<String> lines = new ArrayList<>();
        lines.add("`" + record.command() + "`");
        lines.add("");
        record.warnings().forEach(warning -> lines.add("- " + warning));
        lines.add("");
        lines.addAll(ComparisonTable.markdown(ComparisonTable.ratios(record)));
        lines.add("");
        lines.addAll(ComparisonTable.markdown(ComparisonTable.figures(record)));
        return lines;
    }

    private static String title(ComparisonRecord record) {
        return (record.valid() ? record.factor().heading() + ": " : "INVALID: ") + record.what();
    }

    private static Element main(Path folder, ComparisonRecord record) {
        Element main = Element.of("main", verdict(record, title(record)));
        List<List<String>> ratios = ComparisonTable.ratios(record);
        main.add(Element.section(
                "Ratios to " + record.reference(),
                ratios(record, Measure.THROUGHPUT),
                ratios(record, Measure.APPLICATION_CPU),
                Table.of(
                        "Ratios to the same block's " + record.reference() + ", 95 % intervals",
                        Table.columns(ratios, 0, 1, 2, 7)),
                Element.of(
                        "p",
                        "The geometric mean of the blocks' ratios, and Student's interval over their logarithms. ",
                        source(record)),
                Table.of(
                        "Ratios of the other measures, likewise; hit ratio: median (least–most)",
                        Table.columns(ratios, 0, 3, 4, 5, 6))));
        main.add(Element.section(
                "Metrics",
                Table.of(
                        "Medians of the trials (least–most); the application's CPU without the JIT compiler",
                        ComparisonTable.figures(record))));
        main.add(trials(folder, record.trials()));
        main.add(Element.section(
                "How to repeat this comparison", Element.of("pre", Element.of("code", record.command()))));
        return main.add(Definitions.load().section());
    }

    private static Element ratios(ComparisonRecord record, Measure measure) {
        return ForestPlot.draw(
                measure.word() + "-ratio",
                measure.title(),
                measure.title() + ", relative to " + record.reference() + " in the same block",
                record.results().stream()
                        .filter(result -> result.ratios().containsKey(measure))
                        .map(result -> new ForestPlot.Row(
                                result.arm().label(), result.ratios().get(measure)))
                        .toList());
    }

    private static String source(ComparisonRecord record) {
        return switch (record.factor()) {
            case CACHING -> "The paper: “Tuning WebSphere Application Server Cluster with Caching” (2009), four nodes.";
            case APPLICATIONS -> "Linear: as many times the throughput as servers, if nothing else were in the way.";
        };
    }

    private static Element verdict(ComparisonRecord record, String title) {
        Element banner = Element.of("section", Element.of("h1", title))
                .with("class", "verdict " + (record.valid() ? "valid" : "invalid"));
        return record.warnings().isEmpty()
                ? banner.add(Element.of("p", gates(record)))
                : banner.add(Element.list(record.warnings()));
    }

    private static String gates(ComparisonRecord record) {
        long warnings = record.trials().stream()
                .filter(trial -> trial.reasons().stream().anyMatch(reason -> reason.startsWith("WARN")))
                .count();
        return warnings == 0
                ? "Every trial passed all validity checks."
                : "Every trial is VALID; " + warnings + " of " + record.trials().size()
                        + " have warnings, which are listed with the trial.";
    }

    private static Element trials(Path folder, List<ArmTrial> trials) {
        Columns<ArmTrial> columns = new Columns<ArmTrial>()
                .add("block", trial -> Integer.toString(trial.block()))
                .add("treatment", ArmTrial::arm)
                .add("result", trial -> Element.finding(trial.result()))
                .add("because", trial -> TrialSection.reasons(trial.reasons()))
                .add("folder", trial -> TrialSection.link(folder, trial.folder()));
        String caption = TrialSection.caption(
                folder, trials.stream().map(ArmTrial::folder).toList());
        return Element.section("Trials", columns.table(caption, trials));
    }
}
