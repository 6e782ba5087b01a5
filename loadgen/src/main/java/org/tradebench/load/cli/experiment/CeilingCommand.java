package org.tradebench.load.cli.experiment;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.tradebench.load.ceiling.CeilingRecord;
import org.tradebench.load.ceiling.CeilingTable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Display;
import org.tradebench.load.run.Ceiling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code trader ceiling}. */
@Command(
        name = "ceiling",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        defaultValueProvider = CeilingCommand.Defaults.class,
        description = {
            "Compares the runtime modes with the ceilings of their server: a servlet, and a servlet with one database read.",
            "One server process plays all of them, interleaved in rounds; the figure is requests per CPU-second of the application."
        })
public final class CeilingCommand implements Callable<Integer> {
    @Mixin
    private RoundOptions rounds;

    @Mixin
    private JsonOption json;

    /** Those of a person who gives none. */
    static final class Defaults extends RoundOptions.Defaults {
        Defaults() {
            super(40_000, "20s");
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        Ceiling.Outcome outcome = Ceiling.execute(rounds.options(), Display.standard());
        int exitCode = tell(outcome, json.words());
        json.write(outcome.record());
        return exitCode;
    }

    private static int tell(Ceiling.Outcome outcome, PrintWriter out) {
        CeilingRecord record = outcome.record();
        out.println();
        if (!record.valid()) {
            out.println("INVALID: requests failed or the money audit did; no figure is shown. The trials are in "
                    + outcome.folder());
            out.flush();
            return ExitCodes.INVALID;
        }
        CeilingTable.lines(record.figures()).forEach(out::println);
        out.println();
        out.println(
                "Medians of the rounds, with the least and the most; JIT compiler apart. Trials: " + outcome.folder());
        out.flush();
        return ExitCodes.OK;
    }
}
