package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFolderTest {
    @TempDir
    private Path folder;

    @Test
    void numbersFoldersCreatedInSameSecond() {
        Path results = folder.resolve("trader/results");
        Path first = ResultFolder.createNumbered(results, "20260101-120000-embedded");
        Path second = ResultFolder.createNumbered(results, "20260101-120000-embedded");
        Path third = ResultFolder.createNumbered(results, "20260101-120000-embedded");

        assertThat(first).isEqualTo(results.resolve("20260101-120000-embedded")).isEmptyDirectory();
        assertThat(second)
                .isEqualTo(results.resolve("20260101-120000-embedded-2"))
                .isEmptyDirectory();
        assertThat(third)
                .isEqualTo(results.resolve("20260101-120000-embedded-3"))
                .isEmptyDirectory();
        assertThat(ResultFolder.create(second).folder()).isEqualTo(second);
    }
}
