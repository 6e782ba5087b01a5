package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.RandomizedBlocks;

/** Recomputes the plan hash of results of earlier versions: with another hash they could not be resumed or compared with new ones. */
class PlanHashTest {
    static Stream<Path> archivedStudies() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("../docs/results"))) {
            return folders.filter(ExperimentRecord::isIn).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("archivedStudies")
    void matchesRecordedHash(Path study) {
        ExperimentRecord record = ExperimentRecord.read(study);
        assertThat(RandomizedBlocks.of(record.definition(), record.blocks(), record.seed())
                        .hash())
                .isEqualTo(record.plan());
    }
}
