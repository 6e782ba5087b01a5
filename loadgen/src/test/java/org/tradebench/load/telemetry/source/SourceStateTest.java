package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.process.ProjectLayout;

class SourceStateTest {
    @TempDir
    Path folder;

    @Test
    void readsCommitOfReleaseInsideRepository() throws IOException {
        Files.createDirectory(folder.resolve(".git"));
        Files.writeString(folder.resolve("RELEASE"), "version=1.2.3\ncommit=abc\nchanged=no\n");
        assertThat(SourceState.of(new ProjectLayout(folder)))
                .containsEntry(SourceState.COMMIT, "abc")
                .containsEntry(SourceState.CHANGED, "no")
                .hasSize(2);
    }

    @Test
    void isEmptyForReleaseWithoutCommit() throws IOException {
        Files.writeString(folder.resolve("RELEASE"), "version=1.2.3\n");
        assertThat(SourceState.of(new ProjectLayout(folder))).isEmpty();
    }

    @Test
    void isEmptyOutsideRepository() throws IOException {
        // An invalid repository, so that git does not search the parent folders.
        Files.writeString(folder.resolve(".git"), "gitdir: nowhere\n");
        assertThat(SourceState.of(new ProjectLayout(folder))).isEmpty();
    }
}
