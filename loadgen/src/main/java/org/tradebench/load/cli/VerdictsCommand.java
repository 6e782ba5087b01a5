package org.tradebench.load.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.layout.TraderHome;
import org.tradebench.load.report.StudyTables;
import org.tradebench.load.report.VerdictChart;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.estimate.StudyResult;
import org.tradebench.load.study.record.StudyRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader verdicts}. */
@Command(
        name = "verdicts",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Holds the papers' findings against the studies that were made here: one row a finding, as a Markdown table.",
            "Of each study its latest result counts; a study that was not made yet says so."
        })
final class VerdictsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--results",
            paramLabel = "FOLDER",
            description = "Holds the studies' result folders (default: target/trader/results).")
    private Path results;

    @Option(
            names = "--figure",
            paramLabel = "FILE",
            description = "Draw those that were measured, too: as SVG, or as PNG when the file's name ends in .png.")
    private Path figure;

    @Override
    public Integer call() {
        Path folder = results == null ? TraderHome.current().results() : results;
        Map<String, StudyResult> made = latest(folder);
        List<StudyResult> rows = new ArrayList<>();
        new Studies(ProjectLayout.current().studies())
                .all().stream()
                        .sorted(Paper.order())
                        .map(study -> made.getOrDefault(study.name(), StudyResult.notMade(study)))
                        .forEach(rows::add);
        PrintWriter out = spec.commandLine().getOut();
        StudyTables.claimsDocument(rows).forEach(out::println);
        out.flush();
        if (figure != null) {
            VerdictChart.write(rows, figure);
        }
        return ExitCodes.OK;
    }

    private static Map<String, StudyResult> latest(Path folder) {
        Map<String, StudyResult> latest = new HashMap<>();
        if (!Files.isDirectory(folder)) {
            return latest;
        }
        try (Stream<Path> folders = Files.list(folder)) {
            folders.filter(StudyRecord::isIn)
                    .map(StudyRecord::read)
                    .sorted(Comparator.comparing(StudyRecord::startedAt))
                    .forEach(record -> latest.put(record.study(), StudyResult.of(record)));
        } catch (IOException e) {
            throw Failure.of("cannot read the results in " + folder + ": " + e.getMessage(), e);
        }
        return latest;
    }
}
