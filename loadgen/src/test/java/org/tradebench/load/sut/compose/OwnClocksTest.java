package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class OwnClocksTest {
    @TempDir
    private Path folder;

    private Map<String, String> settings(String clocks) {
        return Map.of("CLOCKS", clocks, "FAKETIME_FOLDER", folder.toString());
    }

    @Test
    void namesPackageOfMissingLibrary() {
        assertThatThrownBy(() -> Requirements.checkClocks(settings("own")))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContainingAll(
                        folder + "/libfaketime.so.1", "apt-get install libfaketime", "FAKETIME_FOLDER");
    }

    @Test
    void requiresLibraryOnlyForOwnClocks() {
        assertThatCode(() -> Requirements.checkClocks(settings("kernel"))).doesNotThrowAnyException();
        assertThatCode(() -> Requirements.checkClocks(Map.of())).doesNotThrowAnyException();
    }

    @Test
    void acceptsLibraryInConfiguredFolder() throws IOException {
        Files.createFile(folder.resolve("libfaketime.so.1"));

        assertThatCode(() -> Requirements.checkClocks(settings("own"))).doesNotThrowAnyException();
    }
}
