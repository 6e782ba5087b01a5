package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.experiment.MachineMetrics;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.results.SpeedSlices;
import org.tradebench.load.results.SpeedSlices.Slice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Implements {@code trader results speed}. */
@Command(
        name = "speed",
        description = {
            "Prints how fast the machine was during a run, slice by slice of its measurement interval.",
            "Beside it stands throughput as counted and speed-normalized: divided by the machine's speed, as the speed probe measured it, and by the share of its CPU "
                    + "that background load and steal left. The two coefficients of variation show how much of the variation the machine explains."
        })
public final class SpeedCommand implements Callable<Integer> {
    private static final String MISSING = "–";

    @Parameters(paramLabel = "RESULT", converter = ResultName.class, description = "The result of a run.")
    private Path folder;

    @Option(
            names = "--slice",
            paramLabel = "SECONDS",
            defaultValue = "5",
            description = "Length of a slice, from 2 to 3600 seconds (default: ${DEFAULT-VALUE}).")
    private int slice;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (slice < 2 || slice > 3600) {
            throw Failure.usage("--slice: expected 2 to 3,600 seconds, got " + slice);
        }
        SpeedSlices slices = SpeedSlices.read(folder, slice);
        PrintWriter text = json.textWriter();
        MarkdownTable.lines(table(slices.slices())).forEach(text::println);
        text.println();
        text.println(conclusion(slices));
        text.flush();
        json.write(slices);
        return ExitCodes.OK;
    }

    private static List<List<String>> table(List<Slice> slices) {
        return new Columns<Slice>()
                .add("second", of -> Integer.toString(of.start()))
                .add("requests/s", of -> Numbers.of(of.requestsPerSecond(), 1))
                .add("speed-normalized", of -> number(of.normalized(), 1))
                .add(
                        "machine speed",
                        of -> number(of.machine() == null ? null : of.machine().speed(), 3))
                .add(
                        "busy",
                        of -> number(of.machine() == null ? null : of.machine().busy(), 2))
                .add(
                        "background load",
                        of -> number(of.machine() == null ? null : of.machine().background(), 2))
                .add(
                        "steal",
                        of -> number(of.machine() == null ? null : of.machine().steal(), 2))
                .texts(slices);
    }

    private static String number(@Nullable Double value, int decimals) {
        return value == null ? MISSING : Numbers.of(value, decimals);
    }

    private static String conclusion(SpeedSlices of) {
        if (of.variation() == null || of.normalizedVariation() == null) {
            return "Throughput cannot be speed-normalized: fewer than two slices have a speed probe on a machine that was at least "
                    + Numbers.percent(MachineMetrics.SATURATED, 0) + " busy.";
        }
        return "Coefficient of variation of requests/s: " + Numbers.percent(of.variation(), 1) + ", speed-normalized "
                + Numbers.percent(of.normalizedVariation(), 1) + ".";
    }
}
