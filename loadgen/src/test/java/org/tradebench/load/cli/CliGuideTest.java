package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CliGuideTest {
    @Test
    void theDocumentIsWhatTheCommandsSay() throws IOException {
        assertThat(Files.readAllLines(Path.of("..", "docs", "cli.md")))
                .as("./trader generate-reference > docs/cli.md writes it anew")
                .isEqualTo(Terminal.type("generate-reference").out().lines().toList());
    }

    @Test
    void theHelpOfTheCommandsThatRunIsLeftAsItIs() {
        String help = Terminal.type("help").out();
        assertThat(help).contains("completion").doesNotContain("generate-reference");
    }
}
