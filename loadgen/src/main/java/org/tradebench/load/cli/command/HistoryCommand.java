package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.cli.output.HistoryDocument;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.HistoryReport;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.results.HistoryFile;
import org.tradebench.load.results.HistoryLine;
import org.tradebench.load.results.HistorySeries;
import org.tradebench.load.results.HistoryTrials;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Implements {@code trader results history}. */
@Command(
        name = "history",
        description = {
            "Collects trials of runs and experiments in one file, a line of JSON each, and detects where their metrics changed.",
            "A trial that is there already is not added again. Without results it shows what the file holds."
        },
        footer = {"", "Exit code 0: added, or shown; 2: every trial of the results was there already."})
public final class HistoryCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The history, such as history.jsonl; created when it does not exist.")
    private Path file;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "RESULT",
            converter = ResultName.class,
            description = "Results of runs and experiments; INCONCLUSIVE and INVALID trials are left out.")
    private List<Path> folders = List.of();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Report of the history (default: beside it, with the ending .html).")
    private @Nullable Path html;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (Files.isDirectory(file)) {
            throw Failure.usage(
                    "FILE: expected a file such as history.jsonl, with results after it, got the folder " + file + ".");
        }
        if (folders.isEmpty() && !Files.exists(file)) {
            throw Failure.usage(
                    "there is no history " + file + " yet: expected results after it, whose trials begin it.");
        }
        PrintWriter text = json.textWriter();
        Added added = folders.isEmpty() ? Added.NOTHING : add(text);
        List<HistorySeries> series = HistorySeries.of(new HistoryFile(file).lines());
        MarkdownTable.lines(HistoryReport.changes(series)).forEach(text::println);
        Path drawn = html != null ? html : defaultReport();
        HistoryReport.write(drawn, file, series);
        text.println();
        text.println("history " + file);
        text.println("report  " + drawn);
        text.flush();
        json.write(HistoryDocument.of(file, added.added(), added.known(), added.leftOut(), series, drawn));
        return added.added() == 0 && added.known() > 0 ? ExitCodes.USAGE : ExitCodes.OK;
    }

    /** Counts the trials that were added, known already, or left out. */
    private record Added(int added, int known, int leftOut) {
        private static final Added NOTHING = new Added(0, 0, 0);
    }

    private Added add(PrintWriter text) {
        List<HistoryLine> trials = new ArrayList<>();
        int leftOut = 0;
        for (Path folder : folders) {
            HistoryTrials own = HistoryTrials.of(folder);
            trials.addAll(own.lines());
            leftOut += own.leftOut();
        }
        HistoryFile.Added added = new HistoryFile(file).add(trials);
        text.println(trials(added.added()) + " added"
                + (leftOut == 0 ? "" : ", " + trials(leftOut) + " left out: not VALID"));
        if (added.known() > 0) {
            text.println(Failures.red(
                    json.command(), trials(added.known()) + " not added: there already, and no trial counts twice"));
        }
        text.println();
        return new Added(added.added(), added.known(), leftOut);
    }

    private static String trials(int number) {
        return number + (number == 1 ? " trial" : " trials");
    }

    private Path defaultReport() {
        String name = file.getFileName().toString().replaceFirst("\\.jsonl?$", "") + ".html";
        return file.resolveSibling(name);
    }
}
