package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class TraderCommandTest {
    @Test
    void anUnknownCommandIsAUsageErrorInOneOrTwoLines() {
        Terminal terminal = Terminal.type("dance");
        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err().lines()).hasSizeBetween(1, 3);
        assertThat(terminal.err()).contains("dance");
    }

    @Test
    void theDoctorTellsEverySubjectToPeopleAndToPrograms() throws IOException {
        Terminal people = Terminal.type("doctor");
        assertThat(people.out()).contains("java", "maven", "cores", "disk", "port 9080", "database", "docker");
        JsonNode programs =
                new ObjectMapper().readTree(Terminal.type("doctor", "--json").out());
        assertThat(programs)
                .hasSizeGreaterThan(8)
                .allSatisfy(diagnosis ->
                        assertThat(diagnosis.path("state").asText()).isIn("OK", "NOTE", "PROBLEM"));
    }
}
