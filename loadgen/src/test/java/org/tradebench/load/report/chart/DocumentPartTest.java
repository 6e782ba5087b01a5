package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class DocumentPartTest {
    @TempDir
    private Path folder;

    @Test
    void replacesOnlyMarkedPart() throws Exception {
        Path file = Files.write(
                folder.resolve("d.md"),
                List.of("# A", "<!-- verdicts: begin -->", "old", "<!-- verdicts: end -->", "B"));
        DocumentPart part = new DocumentPart(file, "verdicts");
        assertThat(part.read()).containsExactly("old");
        part.write(List.of("new", "lines"));
        assertThat(Files.readAllLines(file))
                .containsExactly("# A", "<!-- verdicts: begin -->", "new", "lines", "<!-- verdicts: end -->", "B");
    }

    @Test
    void rejectsDocumentWithoutMarkersUnchanged() throws Exception {
        Path file = Files.write(folder.resolve("d.md"), List.of("<!-- verdicts: end -->", "<!-- verdicts: begin -->"));
        assertThatThrownBy(() -> new DocumentPart(file, "verdicts").write(List.of()))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("<!-- verdicts: begin -->");
        assertThat(Files.readAllLines(file)).hasSize(2);
        assertThatThrownBy(() -> new DocumentPart(folder.resolve("none.md"), "verdicts").read())
                .isInstanceOf(Failure.class)
                .hasMessageContaining("none.md");
    }
}
