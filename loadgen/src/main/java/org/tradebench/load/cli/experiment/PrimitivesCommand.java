package org.tradebench.load.cli.experiment;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader experiment primitives}. */
@Command(
        name = "primitives",
        description = {
            "Measures pages that each exercise one layer of the server, and what each layer adds to its neighbour.",
            "One server process plays all of them in randomized blocks; the measure is CPU time of the application per request. "
                    + "The experiment is loadgen/experiments/primitives.yaml; three blocks of all of them take about an hour and a half."
        },
        footer = {"", "Exit code 0: every level could be compared; 3: the experiment is INVALID, a level could not."})
public final class PrimitivesCommand implements Callable<Integer> {
    @Option(
            names = "--levels",
            paramLabel = "NAME",
            split = ",",
            description = "These primitives instead of all, two or more, for example PingServlet,PingJDBCRead.")
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
