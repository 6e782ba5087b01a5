package org.tradebench.load.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.report.chart.FigureSource;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.telemetry.source.MachineFacts;
import org.tradebench.load.telemetry.source.SourceState;

/** Collects the conditions of an experiment's trials: the machine, the Java version, the commit of the project, and the versions of what they measured. */
final class StudyEnvironment {
    /** Facts that have to be the same for all trials of an experiment. */
    private static final List<String> MACHINE = List.of("processor", "cores", "memory", "operating system", "Java");

    /** Facts with both values in the record of an experiment that is resumed. */
    private static final List<String> SOURCE = List.of(SourceState.COMMIT, SourceState.CHANGED);

    private static final String JOINT = ", ";

    private StudyEnvironment() {}

    static Map<String, String> current() {
        Map<String, String> facts = new LinkedHashMap<>(MachineFacts.read());
        facts.putAll(SourceState.of(ProjectLayout.current()));
        facts.put("Java", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        return facts;
    }

    /** Returns the facts of an experiment with the versions of the software that its trials ran on, as far as their folders are there. */
    static Map<String, String> withSoftware(ExperimentRecord record, Path folder) {
        Map<String, String> facts = new LinkedHashMap<>(record.machine());
        for (TrialRecord trial : record.trials()) {
            Path made = folder.resolve(trial.folder());
            if (trial.failure() == null && Files.exists(made.resolve(ResultFolder.RUN))) {
                addSoftware(facts, ResultFolder.of(made).run().environment());
            }
        }
        return facts;
    }

    /** Adds the versions that the facts do not have yet; different ones are joined. */
    static void addSoftware(Map<String, String> facts, Manifest trial) {
        for (String name : FigureSource.SOFTWARE) {
            String found = name.equals(FigureSource.DATABASE)
                    ? trial.database().get("version")
                    : trial.software().get(name);
            if (found != null) {
                String version = FigureSource.version(found);
                facts.merge(
                        name,
                        version,
                        (known, more) -> List.of(known.split(JOINT, -1)).contains(more) ? known : known + JOINT + more);
            }
        }
    }

    /**
     * Returns the facts of an experiment that is resumed: those of its begin, and the commit that it is resumed with where that is another one. Two commits are
     * no failure, because somebody may want trials of both.
     *
     * @param now facts of the machine that resumes the experiment; a different machine is refused
     */
    static Map<String, String> resumed(Map<String, String> begun, Map<String, String> now) {
        for (String fact : MACHINE) {
            if (begun.containsKey(fact) && !Objects.equals(begun.get(fact), now.get(fact))) {
                throw Failure.usage(
                        "this study was started on another machine (" + fact + ": " + begun.get(fact) + ", here "
                                + now.getOrDefault(fact, "not known")
                                + "), and trials of different machines cannot be compared within a study: "
                                + "continue it there, or start a new study and use './trader results compare'");
            }
        }
        Map<String, String> facts = new LinkedHashMap<>(begun);
        for (String fact : SOURCE) {
            String before = begun.getOrDefault(fact, "not known");
            String after = now.getOrDefault(fact, "not known");
            if (!before.endsWith(after)) {
                facts.put(fact, before + ", then " + after);
            }
        }
        return facts;
    }
}
