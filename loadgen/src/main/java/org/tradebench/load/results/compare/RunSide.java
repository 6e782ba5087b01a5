package org.tradebench.load.results.compare;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.RunSettings;

/** Presents a run as one of two compared results: one cell, one trial. */
final class RunSide {
    /** The cell of a run. */
    static final String CELL = "the run";

    private RunSide() {}

    static Side read(Path folder) {
        RunRecord run = ResultFolder.of(folder).run();
        RunSettings of = run.settings();
        Map<String, String> asked = new LinkedHashMap<>();
        asked.put("plan", of.workload().plan().word());
        asked.put("updates", of.workload().updates() + " %");
        asked.put("arrivals", RunFigures.arrivals(of));
        Map<String, String> facts = new LinkedHashMap<>();
        EnvironmentFacts.add(facts, "setting", RunFigures.settings(of));
        facts.putAll(EnvironmentFacts.of(run.environment()));
        return new Side(
                Side.name(folder),
                Side.Kind.RUN,
                run.command(),
                run.startedAt(),
                asked,
                facts,
                run.summary() == null ? Map.of() : Map.of(CELL, forks(run)),
                run.summary() == null ? 1 : 0);
    }

    private static Map<Measure, List<Double>> forks(RunRecord run) {
        Map<Measure, List<Double>> forks = new EnumMap<>(Measure.class);
        RunFigures.of(run).forEach((measure, figure) -> forks.put(measure, List.of(figure)));
        return forks;
    }
}
