package org.tradebench.load.study.estimate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.record.StudyRecord;

/** What was made of all studies that there are. */
public final class MadeStudies {
    private MadeStudies() {}

    /**
     * Gives a result for each study, in the papers' order: the latest one, or that it was not made. Claims are those of the study files as they are now, trials those
     * of the records: a record keeps the study file of its day, and with it the wording and the conditions of that day.
     *
     * @param folder holds result folders; one that does not exist holds none
     */
    public static List<StudyResult> in(Path folder, Studies studies) {
        Map<String, StudyRecord> made = latest(folder);
        return studies.all().stream()
                .sorted(Paper.order())
                .map(study -> made.containsKey(study.name())
                        ? StudyResult.of(made.get(study.name()), study.claims())
                        : StudyResult.notMade(study))
                .toList();
    }

    private static Map<String, StudyRecord> latest(Path folder) {
        Map<String, StudyRecord> latest = new HashMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> folders = Files.list(folder)) {
                folders.filter(StudyRecord::isIn)
                        .map(StudyRecord::read)
                        .sorted(Comparator.comparing(StudyRecord::startedAt))
                        .forEach(record -> latest.put(record.study(), record));
            } catch (IOException e) {
                throw Failure.of("cannot read the results in " + folder + ": " + e.getMessage(), e);
            }
        }
        return latest;
    }
}
