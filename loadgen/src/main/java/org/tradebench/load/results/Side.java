package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.Manifest;

/**
 * Holds one of the two results that a {@link Pair} compares.
 *
 * @param name its folder's
 * @param kind whether it is the result of a run or of a study
 * @param what was measured, in one line
 * @param requested settings that must be equal for a comparison, by name
 * @param facts all other conditions, by name, in the order in which they are shown
 * @param replicates values of each trial that counts, by cell and measure; a run has one cell
 * @param leftOut trials that were INVALID or failed
 */
record Side(
        String name,
        Kind kind,
        String what,
        Instant startedAt,
        Map<String, String> requested,
        Map<String, String> facts,
        @JsonAlias("forks") Map<String, Map<Measure, List<Double>>> replicates,
        int leftOut) {
    /** Lists what a folder may hold. */
    enum Kind {
        RUN,
        STUDY;

        String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Nullable
    String fact(String fact) {
        return requested.getOrDefault(fact, facts.get(fact));
    }

    /**
     * Reads a folder.
     *
     * @throws Failure when it holds neither a run nor a study
     */
    static Side read(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (ExperimentRecord.isIn(absolute)) {
            return study(absolute);
        }
        if (Files.isRegularFile(absolute.resolve(ResultFolder.RUN))) {
            return run(absolute);
        }
        throw noResult(absolute);
    }

    static Failure noResult(Path folder) {
        return Failure.usage(
                folder + " holds neither a run (" + ResultFolder.RUN + ") nor a study (" + ExperimentRecord.FILE
                        + "): expected a folder that './trader run' or './trader experiment run' named");
    }

    static String name(Path folder) {
        return folder.getFileName() == null
                ? folder.toString()
                : folder.getFileName().toString();
    }

    /** Reads a run: one cell, one trial. */
    private static Side run(Path folder) {
        RunRecord run = ResultFolder.of(folder).run();
        RunSettings of = run.settings();
        Map<String, String> requested = new LinkedHashMap<>();
        requested.put("plan", of.workload().plan().label());
        requested.put("updates", of.workload().updates() + " %");
        requested.put("arrivals", RunMetrics.arrivals(of));
        requested.put("primitive", RunMetrics.primitive(of));
        requested.put("faults", RunMetrics.faults(of));
        Map<String, String> facts = new LinkedHashMap<>();
        add(facts, "setting", RunMetrics.settings(of));
        add(facts, run.environment());
        Map<Measure, List<Double>> replicates = new EnumMap<>(Measure.class);
        if (run.summary() != null) {
            RunMetrics.of(run).forEach((measure, metric) -> replicates.put(measure, List.of(metric)));
        }
        return new Side(
                name(folder),
                Kind.RUN,
                run.command(),
                run.startedAt(),
                requested,
                facts,
                run.summary() == null ? Map.of() : Map.of("the run", replicates),
                run.summary() == null ? 1 : 0);
    }

    /** Reads a study: a cell for each level, and a value for each of its trials that counts. */
    private static Side study(Path folder) {
        ExperimentRecord study = ExperimentRecord.read(folder);
        List<Treatment> treatments = RandomizedBlocks.of(study.definition(), study.blocks(), study.seed())
                .treatments();
        Map<String, String> requested = new LinkedHashMap<>();
        requested.put("study", study.study());
        requested.put("plan hash", study.plan());
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("setting: target", study.target() == null ? "embedded" : study.target());
        facts.put("setting: seed", Long.toString(study.seed()));
        facts.put("setting: blocks requested", Integer.toString(study.blocks()));
        add(facts, "machine", new TreeMap<>(study.machine()));
        // Each trial keeps a manifest of its own; what differs between levels is the plan's, and the plan is the same.
        Map<String, String> manifest = new LinkedHashMap<>();
        study.trials().stream()
                .filter(trial -> trial.counts()
                        && trial.treatment().equals(treatments.get(0).label()))
                .map(trial -> folder.resolve(trial.folder()))
                .filter(trial -> Files.isRegularFile(trial.resolve(ResultFolder.RUN)))
                .findFirst()
                .ifPresent(trial -> add(manifest, ResultFolder.of(trial).run().environment()));
        manifest.forEach(facts::putIfAbsent);
        return new Side(
                name(folder),
                Kind.STUDY,
                study.command(),
                study.startedAt(),
                requested,
                facts,
                replicates(study, treatments),
                (int) study.trials().stream().filter(trial -> !trial.counts()).count());
    }

    /** Returns the values without the A/A control, whose trials are not independent of the baseline's in the same block. */
    private static Map<String, Map<Measure, List<Double>>> replicates(
            ExperimentRecord study, List<Treatment> treatments) {
        Map<String, Map<Measure, List<Double>>> replicates = new LinkedHashMap<>();
        for (Treatment treatment : treatments) {
            if (!treatment.again()) {
                Map<Measure, List<Double>> own = new EnumMap<>(Measure.class);
                study.trials().stream()
                        .filter(trial -> trial.treatment().equals(treatment.label()) && trial.counts())
                        .forEach(trial -> RunMetrics.positive(trial.comparable()::of)
                                .forEach((measure, metric) -> own.computeIfAbsent(measure, unused -> new ArrayList<>())
                                        .add(metric)));
                replicates.put(treatment.label(), own);
            }
        }
        replicates.values().removeIf(Map::isEmpty);
        return replicates;
    }

    private static void add(Map<String, String> facts, Manifest manifest) {
        add(facts, "machine", manifest.machine());
        add(facts, "software", manifest.software());
        add(facts, "JVM options", manifest.virtualMachines());
        add(facts, "database", manifest.database());
        add(facts, "deployment", manifest.deployment());
        add(facts, "environment variables", manifest.inherited());
    }

    private static void add(Map<String, String> facts, String group, Map<String, String> own) {
        own.forEach((name, value) -> facts.put(group + ": " + name, value));
    }
}
