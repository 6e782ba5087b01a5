package org.tradebench.load.comparison;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;

/** A comparison as it was left behind, so that it can be drawn again. */
public final class ComparisonFile {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private ComparisonFile() {}

    /** Whether the folder holds a comparison's result. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(ResultFolder.COMPARISON));
    }

    /** Reads a folder's; what follows from its trials is worked out again, because older files have less of it. */
    public static ComparisonRecord read(Path folder) {
        Path file = folder.resolve(ResultFolder.COMPARISON);
        ComparisonRecord kept;
        try {
            kept = JSON.readValue(file.toFile(), ComparisonRecord.class);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
        if (kept.version() < 1 || kept.version() > ComparisonRecord.VERSION) {
            throw Failure.of(file + " is of version " + kept.version() + ": this program reads version "
                    + ComparisonRecord.VERSION);
        }
        List<ArmResult> results = kept.results().stream()
                .map(result -> ArmResult.of(result.arm(), kept.trials(), kept.reference()))
                .toList();
        return new ComparisonRecord(
                kept.version(),
                // Ways to cache were all that was compared before a file told.
                kept.factor() == null ? Factor.CACHING : kept.factor(),
                kept.startedAt(),
                kept.endedAt(),
                kept.command(),
                kept.machine(),
                kept.what(),
                kept.reference(),
                kept.trials(),
                results);
    }
}
