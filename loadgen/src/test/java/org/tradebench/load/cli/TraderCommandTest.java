package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.tradebench.load.cli.output.ExitCodes;

class TraderCommandTest {
    @Test
    void rejectsUnknownCommandBriefly() {
        Terminal terminal = Terminal.type("dance");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err().lines()).hasSizeBetween(1, 3);
        assertThat(terminal.err()).contains("dance");
    }

    @Test
    void doctorReportsEverySubjectAsTextAndJson() throws IOException {
        Terminal text = Terminal.type("doctor");
        assertThat(text.out()).contains("java", "maven", "cores", "disk", "port 9080", "database", "docker");
        Terminal json = Terminal.type("doctor", "--json");
        assertThat(json.err()).contains("java", "maven", "cores");
        assertThat(json.out().lines()).hasSize(1);
        assertThat(new ObjectMapper().readTree(json.out()))
                .hasSizeGreaterThan(8)
                .allSatisfy(diagnosis ->
                        assertThat(diagnosis.path("state").asText()).isIn("OK", "NOTE", "PROBLEM"));
    }
}
