package org.tradebench.load.cli.experiment;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Display;
import org.tradebench.load.primitives.PrimitiveRecord;
import org.tradebench.load.primitives.PrimitiveTables;
import org.tradebench.load.run.Primitives;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code trader primitives}. */
@Command(
        name = "primitives",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        defaultValueProvider = PrimitivesCommand.Defaults.class,
        description = {
            "Measures pages that each exercise one layer of the server, and what each layer adds to its neighbour.",
            "One server process plays all of them, interleaved in rounds; the figure is requests per CPU-second of the application.",
            "Three rounds of all of them take about half an hour."
        })
public final class PrimitivesCommand implements Callable<Integer> {
    @Option(
            names = "--only",
            paramLabel = "NAME",
            split = ",",
            description = "These primitives instead of all, for example PingServlet,PingJDBCRead.")
    private List<String> only = List.of();

    @Mixin
    private RoundOptions rounds;

    @Mixin
    private JsonOption json;

    /** Those of a person who gives none. */
    static final class Defaults extends RoundOptions.Defaults {
        Defaults() {
            super(10_000, "5s");
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        Primitives.Outcome outcome = Primitives.execute(rounds.options(), only, Display.standard());
        int exitCode = tell(outcome, json.words());
        json.write(outcome.record());
        return exitCode;
    }

    private static int tell(Primitives.Outcome outcome, PrintWriter out) {
        PrimitiveRecord record = outcome.record();
        boolean invalid = record.result() != Validity.VALID;
        out.println();
        out.println(invalid ? record.result() + ": no metric is shown" : "VALID");
        for (CheckResult check : record.checks()) {
            if (check.outcome() != CheckOutcome.PASS) {
                out.println("  " + check.reason() + ". " + check.explanation());
            }
        }
        if (!invalid) {
            out.println();
            PrimitiveTables.primitives(record.figures()).forEach(out::println);
            out.println();
            PrimitiveTables.layers(record.layers()).forEach(out::println);
            out.println();
            out.println("Means of the rounds and 95 % intervals; JIT compiler apart. '?': the difference may be none.");
        }
        out.println("Trials: " + outcome.folder());
        out.flush();
        return ExitCodes.of(record.result());
    }
}
