package org.tradebench.load.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tradebench.load.experiment.record.ExperimentRecord;
import org.tradebench.load.failure.Failure;

/** Collects the latest result of every study. */
public final class MadeStudies {
    private MadeStudies() {}

    /**
     * Gives a result for each study, in the papers' order: the latest one, or that it was not made. Findings are those of the study files as they are now, trials those
     * of the records: a record keeps the study file of its day, and with it the wording and the conditions of that day.
     *
     * @param folder holds result folders; one that does not exist holds none
     */
    public static List<StudyResult> in(Path folder, Studies studies) {
        Map<String, ExperimentRecord> made = latest(folder);
        return studies.all().stream()
                .sorted(Paper.order())
                .map(study -> made.containsKey(study.name())
                        ? StudyResult.of(made.get(study.name()), study.findings())
                        : StudyResult.notMade(study))
                .toList();
    }

    private static Map<String, ExperimentRecord> latest(Path folder) {
        Map<String, ExperimentRecord> latest = new HashMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> folders = Files.list(folder)) {
                folders.filter(ExperimentRecord::isIn)
                        .map(ExperimentRecord::read)
                        .sorted(Comparator.comparing(ExperimentRecord::startedAt))
                        .forEach(record -> latest.put(record.study(), record));
            } catch (IOException e) {
                throw Failure.of("cannot read the results in " + folder + ": " + e.getMessage(), e);
            }
        }
        return latest;
    }
}
