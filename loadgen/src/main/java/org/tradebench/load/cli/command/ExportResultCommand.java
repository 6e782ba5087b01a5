package org.tradebench.load.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.SecondRow;
import org.tradebench.load.results.HistoryLine;
import org.tradebench.load.results.HistoryTrials;
import org.tradebench.load.results.ResultFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Implements {@code trader results export}. */
@Command(
        name = "export",
        description =
                "Writes the trials of results as a table for other programs: a row per trial, with its settings and metrics. Trials that are not VALID are left out.")
public final class ExportResultCommand implements Callable<Integer> {

    /** Lists the formats of a table. */
    enum Format {
        CSV,
        JSON
    }

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "RESULT",
            arity = "1..*",
            converter = ResultName.class,
            description = "Results of runs and experiments.")
    private List<Path> folders;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "csv",
            description = "csv (RFC 4180, one header), or json (a line per row) (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(
            names = "--seconds",
            description =
                    "Write a row per second of each trial, the warm-up and trials that are not VALID included, instead of a row per trial.")
    private boolean seconds;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Write to this file instead of standard output.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        List<String> lines = seconds
                ? lines(SecondRow::of, ExportResultCommand::csvOfSeconds)
                : lines(folder -> HistoryTrials.of(folder).lines(), ExportResultCommand::csv);
        if (out == null) {
            PrintWriter standard = spec.commandLine().getOut();
            lines.forEach(standard::println);
            standard.flush();
            return ExitCodes.OK;
        }
        try {
            Files.write(out, lines, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw Failure.of("cannot write " + out + ": " + e.getMessage(), e);
        }
        return ExitCodes.OK;
    }

    private <R> List<String> lines(Function<Path, List<R>> rowsOf, Function<List<R>, List<String>> csv) {
        List<R> rows = folders.stream()
                .flatMap(folder -> rowsOf.apply(folder).stream())
                .toList();
        return format == Format.CSV
                ? csv.apply(rows)
                : rows.stream().map(ResultFolder::json).toList();
    }

    private static List<String> csvOfSeconds(List<SecondRow> rows) {
        return Stream.concat(Stream.of(SecondRow.NAMES), rows.stream().map(SecondRow::values))
                .map(ExportResultCommand::row)
                .toList();
    }

    /** Returns the trials as CSV, with a column for every setting that any trial has, and for every measure. */
    private static List<String> csv(List<HistoryLine> trials) {
        Set<String> settings = trials.stream()
                .flatMap(trial -> trial.settings().keySet().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> lines = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("id", "at", "what", "commit", "seed"));
        header.addAll(settings);
        for (Measure measure : Measure.values()) {
            header.add(measure.label() + (measure.unit().isEmpty() ? "" : " (" + measure.unit() + ")"));
        }
        lines.add(row(header));
        for (HistoryLine trial : trials) {
            List<String> values = new ArrayList<>();
            values.add(trial.id());
            values.add(trial.at().toString());
            values.add(trial.what());
            values.add(trial.commit() == null ? "" : trial.commit());
            values.add(Long.toString(trial.seed()));
            settings.forEach(setting -> values.add(trial.settings().getOrDefault(setting, "")));
            Map<Measure, Double> metrics = trial.metrics();
            for (Measure measure : Measure.values()) {
                values.add(metrics.containsKey(measure) ? Double.toString(metrics.get(measure)) : "");
            }
            lines.add(row(values));
        }
        return lines;
    }

    private static String row(List<String> values) {
        return values.stream().map(ExportResultCommand::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String value) {
        return value.matches("[^\",\r\n]*") ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}
