package org.tradebench.load.results;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.telemetry.source.SourceState;

/**
 * Holds the trials of a result folder.
 *
 * @param lines of those that count, in the order in which they were made
 * @param leftOut INVALID ones, and runs with faults, which measure no throughput
 */
public record HistoryTrials(List<HistoryLine> lines, int leftOut) {
    /** Facts that identify a machine; its other facts may change while it stays the same. */
    private static final Set<String> MACHINE = Set.of("processor", "cores", "memory", "operating system");

    /** Facts about the place and the build of a run: a series continues when they change. */
    private static final Set<String> OF_NO_SERIES = Set.of(
            "TRADER_BUILD",
            "TRADER_HOME",
            "TRADER_JAVA_OPTS",
            "TRADER_DEBUG",
            "TRADER_ADMIN_PASSWORD",
            "TRADER_DB_PASSWORD",
            "cluster",
            "engine");

    public HistoryTrials {
        lines = List.copyOf(lines);
    }

    /**
     * Reads a folder.
     *
     * @throws Failure when it holds neither a run nor a study
     */
    public static HistoryTrials of(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (ExperimentRecord.isIn(absolute)) {
            return study(absolute, ExperimentRecord.read(absolute));
        }
        if (Files.isRegularFile(absolute.resolve(ResultFolder.RUN))) {
            return run(ResultFolder.of(absolute).run());
        }
        throw Side.noResult(absolute);
    }

    private static HistoryTrials run(RunRecord run) {
        if (run.summary() == null || !run.settings().measurement().faults().isEmpty()) {
            return new HistoryTrials(List.of(), 1);
        }
        Map<String, String> software = run.environment().software();
        Map<String, String> settings = RunMetrics.settings(run.settings());
        settings.remove("seed");
        settings.put("plan", run.settings().workload().plan().label());
        settings.put("updates", run.settings().workload().updates() + " %");
        settings.put("arrivals", RunMetrics.arrivals(run.settings()));
        String primitive = run.settings().workload().primitive();
        if (primitive != null) {
            settings.put("primitive", primitive);
        }
        settings.putAll(environment(run.environment()));
        settings.putAll(jvm(run));
        return new HistoryTrials(
                List.of(new HistoryLine(
                        HistoryLine.VERSION,
                        HistoryLine.id("run", run.startedAt(), run.command()),
                        run.startedAt(),
                        "run, " + RunMetrics.mode(run.settings()) + " mode, "
                                + run.settings().workload().virtualUsers() + " virtual users",
                        commit(software),
                        changed(software),
                        machine(run.environment().machine()),
                        settings,
                        run.settings().workload().seed(),
                        RunMetrics.of(run))),
                0);
    }

    /** Returns facts about the application and a cluster that the run's own settings lack, except those that name a build, a place or a secret. */
    private static Map<String, String> environment(Manifest of) {
        Map<String, String> settings = new TreeMap<>(of.inherited());
        settings.values().removeIf("not passed on"::equals);
        settings.putAll(of.deployment());
        settings.keySet().removeAll(OF_NO_SERIES);
        settings.keySet().removeIf(fact -> fact.endsWith("'s image"));
        return settings;
    }

    /** Returns the application's JVM options without the paths of its installation. */
    private static Map<String, String> jvm(RunRecord run) {
        String options = run.environment().virtualMachines().get("application");
        return options == null
                ? Map.of()
                : Map.of(
                        "JVM options",
                        options.replaceAll("(?<=^| )(-javaagent:|@)[^ ]*", "").strip());
    }

    /** Returns the commit of the application, which may be of another build than the harness. */
    private static @Nullable String commit(Map<String, String> software) {
        return ofApplication(software, SourceState.COMMIT);
    }

    private static @Nullable String ofApplication(Map<String, String> software, String fact) {
        return software.containsKey(SourceState.OF_APPLICATION + SourceState.COMMIT)
                ? software.get(SourceState.OF_APPLICATION + fact)
                : software.get(fact);
    }

    private static @Nullable Boolean changed(Map<String, String> software) {
        String changes = ofApplication(software, SourceState.CHANGED);
        return changes == null ? null : !changes.equals("no");
    }

    private static Map<String, String> machine(Map<String, String> facts) {
        Map<String, String> machine = new TreeMap<>(facts);
        machine.keySet().retainAll(MACHINE);
        return machine;
    }

    private static HistoryTrials study(Path folder, ExperimentRecord study) {
        Map<String, Treatment> treatments = new LinkedHashMap<>();
        RandomizedBlocks.of(study.definition(), study.blocks(), study.seed())
                .treatments()
                .forEach(treatment -> treatments.put(treatment.label(), treatment));
        List<HistoryLine> lines = new ArrayList<>();
        int leftOut = 0;
        double seconds = 0;
        for (TrialRecord trial : study.trials()) {
            Instant estimated = study.startedAt().plusMillis(Math.round(1000 * seconds));
            seconds += trial.seconds();
            if (trial.counts() && treatments.containsKey(trial.treatment())) {
                lines.add(line(folder, study, trial, treatments.get(trial.treatment()), estimated));
            } else if (trial.block() > 0) {
                leftOut++;
            }
        }
        return new HistoryTrials(lines, leftOut);
    }

    /**
     * Returns the line of a trial. The A/A control is a series of its own, because two trials of one block are not independent. What the experiment's record
     * lacks is read from the trial's own folder, where that was kept.
     *
     * @param estimated when the trial began unless its own folder says: wrong for an experiment that was resumed later
     */
    private static HistoryLine line(
            Path folder, ExperimentRecord study, TrialRecord trial, Treatment treatment, Instant estimated) {
        Map<String, String> settings = new TreeMap<>();
        treatment.settings().forEach((setting, value) -> settings.put(setting.key(), value));
        settings.put("study", study.study());
        // Records from before there was a choice have no target.
        settings.put("target", study.target() == null ? "embedded" : study.target());
        if (treatment.again()) {
            settings.put("again", "A/A");
        }
        Path own = folder.resolve(trial.folder());
        Optional<RunRecord> run = Files.isRegularFile(own.resolve(ResultFolder.RUN))
                ? Optional.of(ResultFolder.of(own).run())
                : Optional.empty();
        Map<String, String> software =
                run.map(record -> record.environment().software()).orElse(Map.of());
        return new HistoryLine(
                HistoryLine.VERSION,
                HistoryLine.id("study", study.startedAt(), study.plan(), trial.block(), trial.treatment()),
                run.map(RunRecord::startedAt).orElse(estimated),
                study.study() + ", " + treatment.label(),
                commit(software),
                changed(software),
                machine(study.machine()),
                settings,
                study.seed(),
                RunMetrics.positive(trial.comparable()::of));
    }
}
