package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TraderCommandTest {
    @Test
    void aloneItShowsWhatItCanDo() {
        Terminal terminal = Terminal.type();
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.OK);
        assertThat(terminal.out()).contains("Commands:", "Examples:", "Exit codes:", "INVALID");
    }

    @Test
    void anUnknownCommandIsAUsageErrorInOneOrTwoLines() {
        Terminal terminal = Terminal.type("dance");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err().lines()).hasSizeBetween(1, 3);
        assertThat(terminal.err()).contains("dance");
    }
}
