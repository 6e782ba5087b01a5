package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FigureSourceTest {
    private static final Instant WHEN = Instant.parse("2026-11-30T21:00:00Z");

    @Test
    void namesSoftwareMachineAndCommit() {
        Map<String, String> facts = Map.of(
                "application server", "Open Liberty 26.0.0.3",
                "database", "PostgreSQL 17.11 on x86_64-pc-linux-gnu, compiled by gcc",
                "application's JVM", "OpenJDK 64-Bit Server VM Temurin-25.0.3+9 (build 25.0.3+9-LTS, mixed mode)",
                "cores", "2",
                "processor", "a processor",
                "commit", "0123456789abcdef0123456789abcdef01234567",
                "changed since the commit", "yes: pom.xml");
        assertThat(FigureSource.of("modes, 5 blocks", WHEN, facts))
                .isEqualTo("modes, 5 blocks; 2026-11-30; Open Liberty 26.0.0.3; PostgreSQL 17.11;"
                        + " OpenJDK 64-Bit Server VM Temurin-25.0.3+9 25.0.3+9-LTS; 2 cores, a processor;"
                        + " commit 01234567 with changes");
    }

    @Test
    void namesVersionOfJvmWithoutVendorsName() {
        String debian = "OpenJDK 64-Bit Server VM (build 17.0.15+6-Debian-1deb12u1, mixed mode, sharing)";
        assertThat(FigureSource.version(debian)).isEqualTo("OpenJDK 64-Bit Server VM 17.0.15+6-Debian-1deb12u1");
    }

    @Test
    void leavesOutWhatIsNotKnown() {
        assertThat(FigureSource.of("a run", WHEN, Map.of("commit", "unknown")))
                .isEqualTo("a run; 2026-11-30; commit unknown");
    }

    @Test
    void shortensBothCommitsOfResumedExperiment() {
        String first = "a".repeat(40);
        String second = "b".repeat(40);
        assertThat(FigureSource.of("a run", WHEN, Map.of("commit", first + ", then " + second)))
                .endsWith("commit aaaaaaaa, then bbbbbbbb");
    }
}
