package org.tradebench.load.report.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.study.StudyResult;

/** Writes a study's tables as Markdown, for documents and terminals. */
final class StudyMarkdown {
    private StudyMarkdown() {}

    /** Writes the command, the warnings, the resolution and the tables over an earlier file. */
    static void write(Path file, StudyResult result) {
        try {
            Files.write(file, lines(result));
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }

    private static List<String> lines(StudyResult result) {
        List<String> lines =
                new ArrayList<>(List.of("`" + result.made().record().command() + "`", ""));
        result.warnings().forEach(warning -> lines.add("- " + warning));
        lines.addAll(List.of("- " + result.resolution(), ""));
        if (result.study().experiment().injectsFaults()) {
            add(lines, StudyTables.faults(result));
            return lines;
        }
        add(lines, StudyTables.outcomes(result));
        add(lines, StudyTables.metrics(result));
        if (!result.made().slices().isEmpty()) {
            lines.addAll(List.of(StudyTables.SLICES_TITLE + ":", ""));
            add(lines, StudyTables.slices(result));
        }
        if (result.made().open() != null) {
            if (result.made().record().knee() != null) {
                lines.addAll(List.of(OpenTables.knee(result.made().record().knee()), ""));
            }
            add(lines, OpenTables.levels(result.made().open()));
            add(lines, OpenTables.objectives(result.made().open()));
        }
        if (!result.findings().isEmpty()) {
            add(lines, FindingRows.of(result.findings()));
        }
        if (!result.made().layers().isEmpty()) {
            add(lines, StudyTables.layers(result));
        }
        lines.addAll(StudyTables.laws(result));
        return lines;
    }

    private static void add(List<String> lines, List<List<String>> table) {
        lines.addAll(MarkdownTable.lines(table));
        lines.add("");
    }
}
