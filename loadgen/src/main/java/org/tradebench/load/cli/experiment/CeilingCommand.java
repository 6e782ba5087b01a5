package org.tradebench.load.cli.experiment;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader experiment ceiling}. */
@Command(
        name = "ceiling",
        description = {
            "Compares the runtime modes with the ceilings of their server: a servlet, and a servlet with one database read.",
            "One server process plays all of them in randomized blocks; the measure is requests per CPU-second of the application. "
                    + "The experiment is loadgen/experiments/ceiling.yaml."
        },
        footer = {"", "Exit code 0: every level could be compared; 3: the experiment is INVALID, a level could not."})
public final class CeilingCommand implements Callable<Integer> {
    @Option(
            names = "--levels",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Some of PingServlet, PingJDBCRead, Direct, JPA, EJB and Session-to-Direct, two or more (default: all).")
    private List<String> levels = List.of();

    @Mixin
    private ExperimentOptions experiment;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        return experiment.run(levels, Map.of(), json);
    }
}
