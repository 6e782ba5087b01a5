package org.tradebench.load.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.process.TraderHome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader results list}. */
@Command(name = "list", description = "Lists the results, oldest first.")
public final class ListResultsCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String UNKNOWN = "-";

    @Option(
            names = "--results",
            paramLabel = "FOLDER",
            description = "Holds the result folders (default: target/trader/results).")
    private @Nullable Path results;

    @Mixin
    private JsonOption json;

    /**
     * Describes a result in a line.
     *
     * @param name of its folder, by which every other command finds it
     * @param kind run, study and so on
     * @param startedAt ISO 8601
     * @param result VALID, INCONCLUSIVE or INVALID; of an experiment, whose report gives an outcome for each finding, {@value #UNKNOWN}
     * @param command that repeats it
     */
    record Line(String name, String kind, String startedAt, String result, String command) {

        /** Reads the fields that records of every version have, under one of these names. */
        static Line of(Path folder) {
            ResultName.Kind kind = Objects.requireNonNull(ResultName.Kind.of(folder));
            JsonNode record;
            try {
                record = JSON.readTree(kind.file(folder).toFile());
            } catch (IOException e) {
                return new Line(name(folder), kind.label(), UNKNOWN, "unreadable", UNKNOWN);
            }
            return new Line(
                    name(folder),
                    kind.label(),
                    record.path("startedAt").asText(UNKNOWN),
                    record.path("result").asText(record.path("verdict").asText(UNKNOWN)),
                    record.path("command").asText(UNKNOWN));
        }

        private static String name(Path folder) {
            return folder.getFileName().toString();
        }
    }

    @Override
    public Integer call() {
        Path folder = results == null ? TraderHome.current().results() : results;
        List<Line> lines = ResultName.all(folder).stream().map(Line::of).toList();
        PrintWriter out = json.textWriter();
        if (lines.isEmpty()) {
            out.println("No result is in " + folder + ". './trader run' makes one.");
        } else {
            int width =
                    lines.stream().mapToInt(line -> line.name().length()).max().orElseThrow();
            String form = "%-" + width + "s  %-10s  %-12s  %s%n";
            out.printf(form, "name", "kind", "result", "command");
            lines.forEach(line -> out.printf(form, line.name(), line.kind(), line.result(), line.command()));
        }
        out.flush();
        json.write(lines);
        return ExitCodes.OK;
    }
}
