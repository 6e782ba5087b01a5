package org.tradebench.load.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DisplayTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private String shown(boolean terminal) {
        Display display = new Display(new PrintStream(bytes, true, StandardCharsets.UTF_8), terminal);
        display.begin("population");
        display.progress(1, 2, "rows");
        display.end("2,000 users");
        display.say("a word");
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void withoutATerminalThereAreOnlyPlainLines() {
        assertThat(shown(false)).doesNotContain("\r", "\u001b").contains("population ...\n", "2,000 users", "a word\n");
    }

    @Test
    void onATerminalAPhaseIsOneLineInTheEnd() {
        assertThat(shown(true)).contains("\r\u001b[2K").endsWith("a word\n");
    }
}
