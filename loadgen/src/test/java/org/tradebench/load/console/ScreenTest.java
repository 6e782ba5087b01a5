package org.tradebench.load.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {
    @Test
    void redrawsInColoursOnTerminal() {
        assertThat(Screen.of(true, true, 120, Map.of("TERM", "xterm"))).isEqualTo(new Screen(true, true, 120));
    }

    @Test
    void usesNoColoursWhenStreamIsRedirected() {
        assertThat(Screen.of(true, false, 120, Map.of()).colours()).isFalse();
        assertThat(Screen.of(false, true, 120, Map.of())).isEqualTo(new Screen(false, false, 120));
    }

    @Test
    void noColorDisablesOnlyColours() {
        assertThat(Screen.of(true, true, 120, Map.of("NO_COLOR", "1"))).isEqualTo(new Screen(true, false, 120));
        assertThat(Screen.of(true, true, 120, Map.of("NO_COLOR", "")).colours())
                .as("an empty value is ignored")
                .isTrue();
    }

    @Test
    void treatsDumbTerminalAsFile() {
        assertThat(Screen.of(true, true, 120, Map.of("TERM", "dumb"))).isEqualTo(new Screen(false, false, 120));
    }

    @Test
    void replacesInvalidWidthByDefault() {
        assertThat(Screen.of(true, true, 0, Map.of()).columns()).isEqualTo(80);
    }
}
