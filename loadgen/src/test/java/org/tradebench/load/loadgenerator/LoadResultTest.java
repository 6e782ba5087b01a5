package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class LoadResultTest {
    @TempDir
    Path folder;

    @Test
    void reportsMissingOrInvalidResult() throws IOException {
        Path file = folder.resolve("load-generator.json");
        assertThatThrownBy(() -> LoadResult.read(file))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("load-generator.json");
        Files.writeString(file, "{\"version\": 1}");
        assertThatThrownBy(() -> LoadResult.read(file))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not a result of the load generator")
                .hasMessageContaining("ended");
    }
}
