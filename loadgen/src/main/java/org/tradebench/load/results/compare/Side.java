package org.tradebench.load.results.compare;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.record.ExperimentRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;

/**
 * Presents one of two compared results.
 *
 * @param name its folder's
 * @param kind what it is the result of
 * @param what was measured, in one line
 * @param asked what must be equal, by name, or the two are not comparable
 * @param facts everything else that it stands on, by name, in the order in which it is shown
 * @param forks metrics of each trial that counts, by cell and measure; a run has one cell
 * @param leftOut trials that were INVALID or failed
 */
record Side(
        String name,
        Kind kind,
        String what,
        Instant startedAt,
        Map<String, String> asked,
        Map<String, String> facts,
        Map<String, Map<Measure, List<Double>>> forks,
        int leftOut) {
    /** What a folder holds. */
    enum Kind {
        RUN,
        STUDY;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Nullable
    String fact(String fact) {
        return asked.getOrDefault(fact, facts.get(fact));
    }

    /**
     * Reads a folder.
     *
     * @throws Failure when it holds neither a run nor a study
     */
    static Side read(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (ExperimentRecord.isIn(absolute)) {
            return StudySide.read(absolute);
        }
        if (Files.isRegularFile(absolute.resolve(ResultFolder.RUN))) {
            return RunSide.read(absolute);
        }
        throw Failure.usage(absolute + " holds neither a run (" + ResultFolder.RUN + ") nor a study ("
                + ExperimentRecord.FILE + "): expected a folder that './trader run' or './trader experiment run' named");
    }

    static String name(Path folder) {
        return folder.getFileName() == null
                ? folder.toString()
                : folder.getFileName().toString();
    }
}
