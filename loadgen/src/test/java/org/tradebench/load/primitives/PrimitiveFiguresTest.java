package org.tradebench.load.primitives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Evidence;
import org.tradebench.load.validity.Validity;
import org.tradebench.load.validity.ValidityChecks;

class PrimitiveFiguresTest {
    private static final Map<String, Long> CLEAN = Map.of("a check", 0L);

    /** 10 s of 1,000 requests a second; the cores are what differs. */
    private static CeilingTrial trial(int round, String arm, double cores, double jit, double database, long errors) {
        return new CeilingTrial(round, arm, 10_000, errors, 10, cores, jit, 0, database, 0.3, 0, 0.0, 0.0);
    }

    private static final List<CeilingTrial> TRIALS = List.of(
            trial(1, "PingServlet2DB", 0.20, 0.10, 0.01, 0),
            trial(2, "PingServlet2DB", 0.20, 0.00, 0.01, 0),
            trial(1, "PingJDBCRead", 0.15, 0.00, 0.21, 0),
            trial(2, "PingJDBCRead", 0.25, 0.00, 0.21, 0));

    private static List<CheckResult> checks(List<CeilingTrial> trials, Map<String, Long> violations) {
        return ValidityChecks.evaluate(PrimitiveEvidence.of(trials, violations, new Evidence.Machine(2, false)));
    }

    @Test
    void theJitCompilersCpuStandsApart() {
        PrimitiveFigures figures = PrimitiveFigures.of("PingServlet2DB", TRIALS);
        assertThat(figures.perApplicationSecond().value()).isCloseTo(Math.sqrt(10_000.0 * 5_000), within(1e-6));
        assertThat(figures.applicationMicros().value()).isCloseTo(Math.sqrt(100.0 * 200), within(1e-6));
        assertThat(figures.databaseMicros().value()).isCloseTo(10, within(1e-6));
    }

    @Test
    void aLayerIsTheDifferenceOfEachRoundsOwnNeighbours() {
        LayerFigures read = LayerFigures.of(new Layer("PingJDBCRead", "PingServlet2DB", "a read"), TRIALS);
        // 150 − 100 and 250 − 200: what moved both primitives of a round is in no difference.
        assertThat(read.applicationMicros().value()).isCloseTo(50, within(1e-6));
        assertThat(read.applicationMicros().low()).isCloseTo(50, within(1e-6));
        assertThat(read.applicationMicros().differsFromZero()).isTrue();
        assertThat(read.databaseMicros().value()).isCloseTo(200, within(1e-6));
    }

    @Test
    void theTablesHoldWhatWasMeasuredByItsLayer() {
        PrimitiveRecord record = PrimitiveRecord.of(
                Instant.EPOCH,
                "./trader primitives",
                PrimitiveList.chosen(List.of("pingjdbcread", "PingServlet2DB")),
                TRIALS,
                checks(TRIALS, CLEAN));

        assertThat(String.join("\n", PrimitiveTables.primitives(record.figures())))
                .contains("**JDBC**", "PingServlet2DB", "7071 (", "141 µs", "10 µs")
                .doesNotContain("**REST**");
        assertThat(PrimitiveTables.layers(record.layers()))
                .hasSize(3)
                .last()
                .asString()
                .contains("one statement that reads", "+50 (+50 to +50)", "+200");
    }

    @Test
    void oneRoundHasNoIntervals() {
        List<CeilingTrial> once =
                TRIALS.stream().filter(trial -> trial.round() == 1).toList();
        assertThat(String.join(
                        "\n",
                        PrimitiveTables.layers(List.of(LayerFigures.of(
                                Layer.between(List.of("PingJDBCRead", "PingServlet2DB"))
                                        .get(0),
                                once)))))
                .contains("+50?")
                .doesNotContain(" to ");
    }

    @Test
    void aPrimitiveThatFailsMakesAllInvalidHoweverFewItsRequestsAre() {
        List<CeilingTrial> failing = List.of(
                trial(1, "PingServlet", 0.2, 0, 0, 0),
                new CeilingTrial(1, "PingBroken", 10, 10, 10, 0.2, 0, 0, 0, 0.3, 0, 0.0, 0.0),
                trial(1, "PingHtml", 0.2, 0, 0, 0));
        List<CheckResult> gates = checks(failing, CLEAN);
        assertThat(Validity.of(gates)).isEqualTo(Validity.INVALID);
        assertThat(gates.get(0).value()).contains("PingBroken in round 1");
    }

    @Test
    void missingMoneyMakesAllInvalid() {
        assertThat(Validity.of(checks(TRIALS, Map.of("a check", 1L)))).isEqualTo(Validity.INVALID);
        assertThat(Validity.of(checks(TRIALS, CLEAN))).isNotEqualTo(Validity.INVALID);
    }

    @Test
    void anUnknownPrimitiveIsRefusedWithThoseThereAre() {
        assertThatThrownBy(() -> PrimitiveList.chosen(List.of("PingNothing")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("PingNothing")
                .hasMessageContaining("PingServletWriter");
        assertThat(PrimitiveList.chosen(List.of())).isEqualTo(PrimitiveList.names());
    }

    @Test
    void everyLayerLiesBetweenPrimitivesThatAreMeasured() {
        assertThat(Layer.between(PrimitiveList.names())).isEqualTo(Layer.all()).isNotEmpty();
        assertThat(Layer.all()).extracting(Layer::upper).doesNotHaveDuplicates();
        assertThat(PrimitiveList.names()).doesNotHaveDuplicates();
    }
}
