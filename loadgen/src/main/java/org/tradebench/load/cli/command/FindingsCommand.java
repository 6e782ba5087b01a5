package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.FindingsDocument;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.report.chart.DocumentPart;
import org.tradebench.load.report.study.FindingsChart;
import org.tradebench.load.report.study.FindingsPart;
import org.tradebench.load.run.ExperimentDuration;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.StudyFindings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader results findings}. */
@Command(
        name = "findings",
        description = {
            "Prints the outcome of each finding of the replicated papers: one row per finding, as Markdown tables.",
            "Each finding is evaluated by its study's latest result that measured it; a study may be made in parts, with some levels each. Findings are those of the current study files."
        })
public final class FindingsCommand implements Callable<Integer> {
    @Option(
            names = "--results",
            paramLabel = "FOLDER",
            description = "Holds the studies' result folders (default: target/trader/results).")
    private @Nullable Path results;

    @Option(
            names = "--figure",
            paramLabel = "FILE",
            description = "Draw the measured ones as a figure, too: SVG, or PNG when the file's name ends in .png.")
    private @Nullable Path metric;

    @Option(
            names = "--into",
            paramLabel = "DOCUMENT",
            description =
                    "Write the tables into a Markdown document instead, between its lines '<!-- verdicts: begin -->' and '<!-- verdicts: end -->'.")
    private @Nullable Path document;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Path folder = results == null ? TraderHome.current().results() : results;
        List<StudyFindings> rows = new Studies(ProjectLayout.current().studies()).findings(folder);
        List<String> part = FindingsPart.markdown(rows, ExperimentDuration::minutes);
        if (document == null) {
            PrintWriter out = json.textWriter();
            part.forEach(out::println);
            out.flush();
        } else {
            new DocumentPart(document, "verdicts").write(part);
        }
        json.write(FindingsDocument.of(rows));
        if (metric != null) {
            FindingsChart.write(rows, metric);
        }
        return ExitCodes.OK;
    }
}
