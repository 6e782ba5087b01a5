package org.tradebench.load.ceiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ArmFiguresTest {

    /** 10 s of 1,000 requests a second; the application's cores are what differs. */
    private static CeilingTrial trial(int round, String arm, double applicationCores, double jitCores) {
        return new CeilingTrial(round, arm, 10_000, 0, 10, applicationCores, jitCores, 0, 0.25, 0.3, 0, 0.0, 0.0);
    }

    private static final List<CeilingTrial> TRIALS = List.of(
            trial(1, "PingServlet", 0.11, 0.01),
            trial(2, "PingServlet", 0.20, 0.00),
            trial(3, "PingServlet", 0.10, 0.00),
            trial(1, "EJB", 0.60, 0.10),
            trial(2, "EJB", 0.50, 0.00),
            trial(3, "EJB", 0.40, 0.00));

    @Test
    void theJitCompilersCpuStandsApart() {
        ArmFigures ejb = ArmFigures.of("EJB", TRIALS);

        assertThat(ejb.perApplicationSecond().median()).isCloseTo(2_000, within(1e-6));
        assertThat(ejb.perApplicationSecond().least()).isCloseTo(2_000, within(1e-6));
        assertThat(ejb.perApplicationSecond().most()).isCloseTo(2_500, within(1e-6));
        assertThat(ejb.microseconds().median()).isCloseTo(500, within(1e-6));
    }

    @Test
    void theDatabasesCpuIsCountedWhereTheSystemIsMeant() {
        assertThat(ArmFigures.of("EJB", TRIALS).perSystemSecond().median()).isCloseTo(1_000 / 0.75, within(1e-6));
    }

    @Test
    void eachRoundIsComparedWithItsOwnCeiling() {
        ArmFigures ejb = ArmFigures.of("EJB", TRIALS);

        // Round by round 0.1/0.5, 0.2/0.5, 0.1/0.4: a ceiling that fell for a round lowers no one's ratio in another.
        assertThat(ejb.ofCeiling().least()).isCloseTo(0.20, within(1e-6));
        assertThat(ejb.ofCeiling().median()).isCloseTo(0.25, within(1e-6));
        assertThat(ejb.ofCeiling().most()).isCloseTo(0.40, within(1e-6));
        assertThat(ArmFigures.of("PingServlet", TRIALS).ofCeiling().median()).isCloseTo(1, within(1e-9));
    }

    @Test
    void theTableHoldsEveryArm() {
        List<String> lines = CeilingTable.lines(List.of(ArmFigures.of("EJB", TRIALS)));

        assertThat(lines).hasSize(3);
        assertThat(lines.get(2)).contains("EJB", "2000 (2000–2500)", "0.25 (0.20–0.40)", "500 µs");
    }
}
