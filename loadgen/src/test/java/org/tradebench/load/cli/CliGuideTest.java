package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CliGuideTest {
    @Test
    void documentMatchesGeneratedReference() throws IOException {
        assertThat(Files.readAllLines(Path.of("..", "docs", "cli.md")))
                .as("./trader generate-reference > docs/cli.md updates it")
                .isEqualTo(Terminal.type("generate-reference").out().lines().toList());
    }

    @Test
    void hidesReferenceGeneratorFromHelp() {
        String help = Terminal.type("help").out();
        assertThat(help).contains("completion").doesNotContain("generate-reference");
    }
}
