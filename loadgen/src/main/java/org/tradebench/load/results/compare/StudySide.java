package org.tradebench.load.results.compare;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.design.RandomizedBlocks;
import org.tradebench.load.experiment.design.Treatment;
import org.tradebench.load.experiment.record.ExperimentRecord;
import org.tradebench.load.experiment.record.TrialRecord;
import org.tradebench.load.results.ResultFolder;

/** Presents a study as one of two compared results: a cell for each level, with its valid trials. */
final class StudySide {
    private StudySide() {}

    static Side read(Path folder) {
        ExperimentRecord study = ExperimentRecord.read(folder);
        Map<String, String> asked = new LinkedHashMap<>();
        asked.put("study", study.study());
        asked.put("plan hash", study.plan());
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("setting: target", study.target() == null ? "embedded" : study.target());
        facts.put("setting: seed", Long.toString(study.seed()));
        facts.put("setting: blocks asked for", Integer.toString(study.blocks()));
        EnvironmentFacts.add(facts, "machine", new TreeMap<>(study.machine()));
        // Each trial keeps a manifest of its own; what differs between levels is the plan's, and the plan is the same.
        manifestOf(folder, study).ifPresent(manifest -> manifest.forEach(facts::putIfAbsent));
        return new Side(
                Side.name(folder),
                Side.Kind.STUDY,
                study.command(),
                study.startedAt(),
                asked,
                facts,
                forks(study),
                (int) study.trials().stream().filter(trial -> !trial.counts()).count());
    }

    private static Optional<Map<String, String>> manifestOf(Path folder, ExperimentRecord study) {
        String first = RandomizedBlocks.of(study.definition(), study.blocks(), study.seed())
                .treatments()
                .get(0)
                .label();
        return study.trials().stream()
                .filter(trial -> trial.counts() && trial.treatment().equals(first))
                .map(trial -> folder.resolve(trial.folder()))
                .filter(trial -> Files.isRegularFile(trial.resolve(ResultFolder.RUN)))
                .findFirst()
                .map(trial -> EnvironmentFacts.of(ResultFolder.of(trial).run().environment()));
    }

    /** Without the baseline's second name (A/A): in the same block as the first one it is not independent. */
    private static Map<String, Map<Measure, List<Double>>> forks(ExperimentRecord study) {
        Map<String, Map<Measure, List<Double>>> forks = new LinkedHashMap<>();
        for (Treatment treatment : RandomizedBlocks.of(study.definition(), study.blocks(), study.seed())
                .treatments()) {
            if (treatment.again()) {
                continue;
            }
            Map<Measure, List<Double>> own = new EnumMap<>(Measure.class);
            forks.put(treatment.label(), own);
            for (TrialRecord trial : study.trials()) {
                if (trial.treatment().equals(treatment.label()) && trial.counts()) {
                    add(own, trial);
                }
            }
        }
        forks.values().removeIf(Map::isEmpty);
        return forks;
    }

    private static void add(Map<Measure, List<Double>> own, TrialRecord trial) {
        for (Measure measure : Measure.values()) {
            Double figure = trial.comparable().of(measure);
            if (figure != null && figure > 0) {
                own.computeIfAbsent(measure, unused -> new ArrayList<>()).add(figure);
            }
        }
    }
}
