package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.document.HistoryDocument;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.compare.HistoryReport;
import org.tradebench.load.report.compare.HistoryTables;
import org.tradebench.load.report.page.MarkdownTable;
import org.tradebench.load.results.compare.HistoryFile;
import org.tradebench.load.results.compare.HistoryForks;
import org.tradebench.load.results.compare.HistoryLine;
import org.tradebench.load.results.compare.HistorySeries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trader history}. */
@Command(
        name = "history",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Keeps the forks of runs and studies in one file, a line of JSON each, and tells where a series of them changed.",
            "A fork that is there already is not added again. Without folders it shows what the file holds."
        },
        footer = {"", "Exit code 0: added, or shown; 2: every fork of the folders was there already."})
final class HistoryCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The history, such as history.jsonl; made when it is not there.")
    private Path file;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "RESULT",
            converter = ResultName.class,
            description = "Results of runs and studies; INCONCLUSIVE and INVALID trials are left out.")
    private List<Path> folders = List.of();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Where to draw it (default: beside the history, with the ending .html).")
    private Path html;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (Files.isDirectory(file)) {
            throw Failure.usage(
                    "expected a file such as history.jsonl, with folders after it; " + file + " is a folder");
        }
        if (folders.isEmpty() && !Files.exists(file)) {
            throw Failure.usage(
                    "there is no history " + file + " yet: expected result folders after it, whose trials begin it");
        }
        PrintWriter words = json.words();
        Added added = folders.isEmpty() ? Added.NOTHING : add(words);
        List<HistorySeries> series = HistorySeries.of(new HistoryFile(file).lines());
        MarkdownTable.lines(HistoryTables.changes(series)).forEach(words::println);
        Path drawn = html != null ? html : beside();
        HistoryReport.write(drawn, file, series);
        words.println();
        words.println("history " + file);
        words.println("report  " + drawn);
        words.flush();
        json.write(HistoryDocument.of(file, added.added(), added.known(), added.leftOut(), series, drawn));
        return added.added() == 0 && added.known() > 0 ? ExitCodes.USAGE : ExitCodes.OK;
    }

    /** What became of the folders' forks. */
    private record Added(int added, int known, int leftOut) {
        private static final Added NOTHING = new Added(0, 0, 0);
    }

    private Added add(PrintWriter words) {
        List<HistoryLine> forks = new ArrayList<>();
        int leftOut = 0;
        for (Path folder : folders) {
            HistoryForks own = HistoryForks.of(folder);
            forks.addAll(own.lines());
            leftOut += own.leftOut();
        }
        HistoryFile.Added added = new HistoryFile(file).add(forks);
        words.println(
                forks(added.added()) + " added" + (leftOut == 0 ? "" : ", " + forks(leftOut) + " left out: not VALID"));
        if (added.known() > 0) {
            words.println(Failures.red(
                    spec.commandLine(), forks(added.known()) + " not added: there already, and no fork counts twice"));
        }
        words.println();
        return new Added(added.added(), added.known(), leftOut);
    }

    private static String forks(int number) {
        return number + (number == 1 ? " fork" : " forks");
    }

    private Path beside() {
        String name = file.getFileName().toString().replaceFirst("\\.jsonl?$", "") + ".html";
        return file.resolveSibling(name);
    }
}
