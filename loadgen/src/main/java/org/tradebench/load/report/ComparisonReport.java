package org.tradebench.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.comparison.ArmTrial;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.ComparisonTable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.study.Measure;

/** Draws a comparison's report. */
public final class ComparisonReport {
    private ComparisonReport() {}

    /** Draws the report into the folder and gives its file. */
    public static Path write(ResultFolder results, ComparisonRecord record) {
        Path file = results.folder().resolve(ResultFolder.REPORT);
        try {
            Element main = main(record);
            Files.writeString(file, Report.document(title(record), main));
            FigureFiles.write(results.folder(), main);
            Files.write(results.folder().resolve(ResultFolder.COMPARISON_TABLES), tables(record));
        } catch (IOException e) {
            throw Failure.of("cannot write to " + results.folder() + ": " + e.getMessage(), e);
        }
        return file;
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

    static String page(ComparisonRecord record) {
        return Report.document(title(record), main(record));
    }

    private static Element main(ComparisonRecord record) {
        Element main = Element.of("main", verdict(record, title(record)));
        main.add(Element.of(
                "section",
                Element.of("h2", "Ratios to " + record.reference()),
                RatioChart.draw(record, Measure.THROUGHPUT),
                RatioChart.draw(record, Measure.APPLICATION_CPU),
                table(
                        "Ratios to the same block's " + record.reference()
                                + ", 95 % intervals; hit ratio: median (least–most)",
                        ComparisonTable.ratios(record)),
                Element.of(
                        "p",
                        "The geometric mean of the blocks' ratios, and Student's interval over their logarithms. ",
                        source(record))));
        main.add(Element.of(
                "section",
                Element.of("h2", "Figures"),
                table(
                        "Medians of the trials (least–most); the application's CPU without the JIT compiler",
                        ComparisonTable.figures(record))));
        main.add(trials(record));
        main.add(Element.of(
                "section",
                Element.of("h2", "How to repeat this comparison"),
                Element.of("pre", Element.of("code", record.command()))));
        return main.add(Definitions.load().section());
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
                ? banner.add(Element.of("p", "Every trial passed its gates."))
                : banner.add(Element.of(
                        "ul",
                        record.warnings().stream()
                                .map(warning -> Element.of("li", warning))
                                .toList()));
    }

    private static Element table(String caption, List<List<String>> rows) {
        Table table = new Table(caption, rows.get(0).toArray(String[]::new));
        rows.subList(1, rows.size()).forEach(row -> table.row(row.toArray()));
        return table.element();
    }

    private static Element trials(ComparisonRecord record) {
        Table table =
                new Table("In the order in which they were measured", "block", "arm", "verdict", "because", "report");
        for (ArmTrial trial : record.trials()) {
            String finding = trial.verdict().name();
            table.row(
                    Integer.toString(trial.block()),
                    trial.arm(),
                    Element.of("span", finding).with("class", "finding " + finding.toLowerCase(Locale.ROOT)),
                    Element.of("span", String.join("; ", trial.reasons())),
                    trial.counts()
                            ? Element.of("a", trial.folder()).with("href", trial.folder() + "/" + ResultFolder.REPORT)
                            : Element.of("span", trial.folder()));
        }
        return Element.of("section", Element.of("h2", "Trials"), table.element());
    }
}
