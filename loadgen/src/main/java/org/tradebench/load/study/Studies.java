package org.tradebench.load.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.failure.Failure;

/**
 * Reads the studies of a folder, and evaluates their findings by results.
 *
 * @param folder of study files
 */
public record Studies(Path folder) {
    private static final String ENDING = ".yaml";

    /** Returns all studies, by name. */
    public List<Study> all() {
        return files().stream().map(StudyFile::read).toList();
    }

    /**
     * Returns a study by its name, or by the path of a file.
     *
     * @throws Failure names the existing studies
     */
    public Study of(String name) {
        Path own = Path.of(name);
        if (name.endsWith(ENDING) || name.endsWith(".yml")) {
            if (!Files.isRegularFile(own)) {
                throw Failure.usage("there is no study file " + own + ": expected a copy of one of " + folder);
            }
            return StudyFile.read(own);
        }
        Path file = folder.resolve(name + ENDING);
        if (!name.matches("[a-z0-9-]+") || !Files.isRegularFile(file)) {
            throw Failure.usage("there is no study '" + name + "': expected one of "
                    + String.join(", ", files().stream().map(Studies::name).toList())
                    + ", or the path of a study file");
        }
        return StudyFile.read(file);
    }

    private List<Path> files() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw Failure.of("cannot read the studies in " + folder + ": " + e.getMessage(), e);
        }
    }

    private static String name(Path file) {
        return file.getFileName().toString().replace(ENDING, "");
    }

    /**
     * Returns the findings of each study, in the papers' order, evaluated by the results in a folder.
     *
     * @param results holds result folders; one that does not exist holds none
     */
    public List<StudyFindings> findings(Path results) {
        Map<String, List<ExperimentRecord>> made = made(results);
        return all().stream()
                .sorted(Paper.order())
                .map(study -> StudyFindings.of(study, made.getOrDefault(study.name(), List.of())))
                .toList();
    }

    /** Returns the records of each study by its name, the latest first. */
    private static Map<String, List<ExperimentRecord>> made(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Map.of();
        }
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(ExperimentRecord::isIn)
                    .map(ExperimentRecord::read)
                    .sorted(Comparator.comparing(ExperimentRecord::startedAt).reversed())
                    .collect(Collectors.groupingBy(ExperimentRecord::study));
        } catch (IOException e) {
            throw Failure.of("cannot read the results in " + folder + ": " + e.getMessage(), e);
        }
    }
}
